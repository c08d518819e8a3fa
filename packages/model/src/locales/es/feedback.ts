import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Opinión sobre este artículo',
  'feedback.question': '¿Te ha resultado útil este artículo?',
  'feedback.yes': 'Sí',
  'feedback.no': 'No',
  'feedback.reason': '¿Qué está mal?',
  'feedback.details': 'Detalles, si quieres',
  'feedback.email': 'Tu correo electrónico, si quieres una respuesta',
  'feedback.send': 'Enviar',
  'feedback.sending': 'Enviando…',
  'feedback.retry': 'Reintentar',
  'feedback.cancel': 'Cancelar',
  'feedback.thanks': '¡Gracias! Tu opinión ayuda a mejorar el artículo.',
  'feedback.kept': 'No se pudo enviar. Tu opinión se guarda en este navegador y se enviará cuando vuelva la conexión.',
  'feedback.failed': 'No se pudo enviar. Tu texto sigue aquí: inténtalo de nuevo un poco más tarde.',
};
