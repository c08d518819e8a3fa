import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Buscar',
  feedbackReasons: {
    'no-answer': 'No responde a mi pregunta',
    'hard-to-understand': 'Es difícil de entender',
    outdated: 'Está desactualizado',
    'few-examples': 'Tiene pocos ejemplos',
    'wrong-code': 'Su código contiene errores',
    other: 'Otra cosa',
  },
  feedbackHint: '¿Cómo podemos mejorar aún más este artículo?',
  notFound: 'Página no encontrada',
  moved: 'Esta página se ha movido',
  movedTo: 'La nueva dirección de la página:',
};
