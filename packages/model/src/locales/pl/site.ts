import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Szukaj',
  'feedback.reason.no-answer': 'Nie odpowiada na moje pytanie',
  'feedback.reason.hard-to-understand': 'Trudno go zrozumieć',
  'feedback.reason.outdated': 'Jest nieaktualny',
  'feedback.reason.few-examples': 'Ma za mało przykładów',
  'feedback.reason.wrong-code': 'Przykłady kodu zawierają błędy',
  'feedback.reason.other': 'Coś innego',
  'feedback.positiveHint': 'Co możemy zrobić, aby artykuł był jeszcze lepszy?',
  'site.notFound': 'Nie znaleziono strony',
  'site.moved': 'Ta strona została przeniesiona',
  'site.movedTo': 'Nowy adres strony:',
};
