import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Іздеу',
  'feedback.reason.no-answer': 'Сұрағыма жауап жоқ',
  'feedback.reason.hard-to-understand': 'Мақаланы түсіну қиын',
  'feedback.reason.outdated': 'Мақала ескірген',
  'feedback.reason.few-examples': 'Мысалдар аз',
  'feedback.reason.wrong-code': 'Код мысалдарында қателер бар',
  'feedback.reason.other': 'Басқа',
  'feedback.positiveHint': 'Мақаланы қалай жақсартуға болады?',
  'site.notFound': 'Бет табылмады',
  'site.moved': 'Бет көшірілді',
  'site.movedTo': 'Беттің жаңа мекенжайы:',
};
