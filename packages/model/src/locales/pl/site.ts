import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Szukaj',
  feedbackReasons: {
    'no-answer': 'Nie odpowiada na moje pytanie',
    'hard-to-understand': 'Trudno go zrozumieć',
    outdated: 'Jest nieaktualny',
    'few-examples': 'Ma za mało przykładów',
    'wrong-code': 'Przykłady kodu zawierają błędy',
    other: 'Coś innego',
  },
  feedbackHint: 'Co możemy zrobić, aby artykuł był jeszcze lepszy?',
  notFound: 'Nie znaleziono strony',
  moved: 'Ta strona została przeniesiona',
  movedTo: 'Nowy adres strony:',
};
