import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Suche',
  'feedback.reason.no-answer': 'Meine Frage wird nicht beantwortet',
  'feedback.reason.hard-to-understand': 'Der Artikel ist schwer verständlich',
  'feedback.reason.outdated': 'Der Artikel ist veraltet',
  'feedback.reason.few-examples': 'Es gibt zu wenige Beispiele',
  'feedback.reason.wrong-code': 'Der Beispielcode enthält Fehler',
  'feedback.reason.other': 'Etwas anderes',
  'feedback.positiveHint': 'Wie kann der Artikel noch besser werden?',
  'site.notFound': 'Seite nicht gefunden',
  'site.moved': 'Diese Seite ist umgezogen',
  'site.movedTo': 'Die neue Adresse der Seite:',
};
