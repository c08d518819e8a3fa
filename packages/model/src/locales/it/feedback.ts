import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Opinione su questo articolo',
  'feedback.question': 'Questo articolo ti è stato utile?',
  'feedback.yes': 'Sì',
  'feedback.no': 'No',
  'feedback.reason': 'Che cosa non va?',
  'feedback.details': 'Dettagli, se vuoi',
  'feedback.email': 'Il tuo indirizzo e-mail, se vuoi una risposta',
  'feedback.send': 'Invia',
  'feedback.sending': 'Invio in corso…',
  'feedback.retry': 'Riprova',
  'feedback.cancel': 'Annulla',
  'feedback.thanks': 'Grazie! La tua opinione aiuta a migliorare l’articolo.',
  'feedback.kept': 'Invio non riuscito. La tua opinione è conservata in questo browser e sarà inviata al ritorno della connessione.',
  'feedback.failed': 'Invio non riuscito. Il tuo testo è ancora qui: riprova più tardi.',
};
