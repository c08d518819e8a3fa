import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Buscar',
  'feedback.reason.no-answer': 'No responde a mi pregunta',
  'feedback.reason.hard-to-understand': 'Es difícil de entender',
  'feedback.reason.outdated': 'Está desactualizado',
  'feedback.reason.few-examples': 'Tiene pocos ejemplos',
  'feedback.reason.wrong-code': 'Su código contiene errores',
  'feedback.reason.other': 'Otra cosa',
  'feedback.positiveHint': '¿Cómo podemos mejorar aún más este artículo?',
  'site.notFound': 'Página no encontrada',
  'site.moved': 'Esta página se ha movido',
  'site.movedTo': 'La nueva dirección de la página:',
};
