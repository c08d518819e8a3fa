import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Suche',
  feedbackReasons: {
    'no-answer': 'Meine Frage wird nicht beantwortet',
    'hard-to-understand': 'Der Artikel ist schwer verständlich',
    outdated: 'Der Artikel ist veraltet',
    'few-examples': 'Es gibt zu wenige Beispiele',
    'wrong-code': 'Der Beispielcode enthält Fehler',
    other: 'Etwas anderes',
  },
  feedbackHint: 'Wie kann der Artikel noch besser werden?',
  notFound: 'Seite nicht gefunden',
  moved: 'Diese Seite ist umgezogen',
  movedTo: 'Die neue Adresse der Seite:',
};
