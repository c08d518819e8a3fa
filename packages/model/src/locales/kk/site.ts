import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Іздеу',
  feedbackReasons: {
    'no-answer': 'Сұрағыма жауап жоқ',
    'hard-to-understand': 'Мақаланы түсіну қиын',
    outdated: 'Мақала ескірген',
    'few-examples': 'Мысалдар аз',
    'wrong-code': 'Код мысалдарында қателер бар',
    other: 'Басқа',
  },
  feedbackHint: 'Мақаланы қалай жақсартуға болады?',
  notFound: 'Бет табылмады',
  moved: 'Бет көшірілді',
  movedTo: 'Беттің жаңа мекенжайы:',
};
