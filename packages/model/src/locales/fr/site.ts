import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Recherche',
  feedbackReasons: {
    'no-answer': 'Il ne répond pas à ma question',
    'hard-to-understand': 'Il est difficile à comprendre',
    outdated: 'Il n’est plus à jour',
    'few-examples': 'Il manque d’exemples',
    'wrong-code': 'Son code contient des erreurs',
    other: 'Autre chose',
  },
  feedbackHint: 'Comment rendre cet article encore meilleur ?',
  notFound: 'Page introuvable',
  moved: 'Cette page a été déplacée',
  movedTo: 'Nouvelle adresse de la page :',
};
