import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Votre avis sur cet article',
  'feedback.question': 'Cet article vous a-t-il été utile ?',
  'feedback.yes': 'Oui',
  'feedback.no': 'Non',
  'feedback.reason': 'Qu’est-ce qui ne va pas ?',
  'feedback.details': 'Des précisions, si vous le souhaitez',
  'feedback.email': 'Votre adresse e-mail, si vous souhaitez une réponse',
  'feedback.send': 'Envoyer',
  'feedback.sending': 'Envoi…',
  'feedback.retry': 'Réessayer',
  'feedback.cancel': 'Annuler',
  'feedback.thanks': 'Merci ! Votre avis contribue à améliorer cet article.',
  'feedback.kept': 'L’envoi a échoué. Votre avis est conservé dans ce navigateur et sera envoyé dès que la connexion sera rétablie.',
  'feedback.failed': 'L’envoi a échoué. Votre texte est toujours là : réessayez un peu plus tard.',
};
