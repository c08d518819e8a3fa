import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Rückmeldung zu diesem Artikel',
  'feedback.question': 'War dieser Artikel hilfreich?',
  'feedback.yes': 'Ja',
  'feedback.no': 'Nein',
  'feedback.reason': 'Was stimmt nicht?',
  'feedback.details': 'Einzelheiten, wenn Sie möchten',
  'feedback.email': 'Ihre E-Mail-Adresse, wenn Sie eine Antwort wünschen',
  'feedback.send': 'Senden',
  'feedback.sending': 'Wird gesendet …',
  'feedback.retry': 'Erneut versuchen',
  'feedback.cancel': 'Abbrechen',
  'feedback.thanks': 'Vielen Dank! Ihre Rückmeldung hilft, den Artikel zu verbessern.',
  'feedback.kept':
    'Das Senden ist fehlgeschlagen. Ihre Rückmeldung bleibt in diesem Browser ' +
    'gespeichert und wird gesendet, sobald die Verbindung wieder besteht.',
  'feedback.failed': 'Das Senden ist fehlgeschlagen. Ihr Text ist noch da: Versuchen Sie es etwas später erneut.',
};
