/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords = {
  'site.search': 'Search',
  // Reasons of a reader whom an article has not helped, and the question to one whom it has.
  'feedback.reason.no-answer': 'It does not answer my question',
  'feedback.reason.hard-to-understand': 'It is hard to understand',
  'feedback.reason.outdated': 'It is out of date',
  'feedback.reason.few-examples': 'It has too few examples',
  'feedback.reason.wrong-code': 'Its code has mistakes',
  'feedback.reason.other': 'Something else',
  'feedback.positiveHint': 'How can the article become still better?',
  'site.notFound': 'Page not found',
  'site.moved': 'This page has moved',
  'site.movedTo': 'The new address of the page:',
};
