import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Cerca',
  'feedback.reason.no-answer': 'Non risponde alla mia domanda',
  'feedback.reason.hard-to-understand': 'È difficile da capire',
  'feedback.reason.outdated': 'Non è aggiornato',
  'feedback.reason.few-examples': 'Ha troppo pochi esempi',
  'feedback.reason.wrong-code': 'Il codice contiene errori',
  'feedback.reason.other': 'Altro',
  'feedback.positiveHint': 'Come possiamo migliorare ancora l’articolo?',
  'site.notFound': 'Pagina non trovata',
  'site.moved': 'Questa pagina è stata spostata',
  'site.movedTo': 'Il nuovo indirizzo della pagina:',
};
