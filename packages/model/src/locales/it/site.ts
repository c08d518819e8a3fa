import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Cerca',
  feedbackReasons: {
    'no-answer': 'Non risponde alla mia domanda',
    'hard-to-understand': 'È difficile da capire',
    outdated: 'Non è aggiornato',
    'few-examples': 'Ha troppo pochi esempi',
    'wrong-code': 'Il codice contiene errori',
    other: 'Altro',
  },
  feedbackHint: 'Come possiamo migliorare ancora l’articolo?',
  notFound: 'Pagina non trovata',
  moved: 'Questa pagina è stata spostata',
  movedTo: 'Il nuovo indirizzo della pagina:',
};
