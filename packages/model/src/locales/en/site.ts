/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords = {
  search: 'Search',
  /** Reasons of a reader whom an article has not helped, and the question to one whom it has. */
  feedbackReasons: {
    'no-answer': 'It does not answer my question',
    'hard-to-understand': 'It is hard to understand',
    outdated: 'It is out of date',
    'few-examples': 'It has too few examples',
    'wrong-code': 'Its code has mistakes',
    other: 'Something else',
  },
  feedbackHint: 'How can the article become still better?',
  notFound: 'Page not found',
  moved: 'This page has moved',
  movedTo: 'The new address of the page:',
};
