import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Recherche',
  'feedback.reason.no-answer': 'Il ne répond pas à ma question',
  'feedback.reason.hard-to-understand': 'Il est difficile à comprendre',
  'feedback.reason.outdated': 'Il n’est plus à jour',
  'feedback.reason.few-examples': 'Il manque d’exemples',
  'feedback.reason.wrong-code': 'Son code contient des erreurs',
  'feedback.reason.other': 'Autre chose',
  'feedback.positiveHint': 'Comment rendre cet article encore meilleur ?',
  'site.notFound': 'Page introuvable',
  'site.moved': 'Cette page a été déplacée',
  'site.movedTo': 'Nouvelle adresse de la page :',
};
