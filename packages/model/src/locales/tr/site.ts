import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Arama',
  feedbackReasons: {
    'no-answer': 'Soruma yanıt vermiyor',
    'hard-to-understand': 'Anlaması zor',
    outdated: 'Güncel değil',
    'few-examples': 'Örnekler yetersiz',
    'wrong-code': 'Kodda hatalar var',
    other: 'Başka bir şey',
  },
  feedbackHint: 'Bu makaleyi nasıl daha iyi hâle getirebiliriz?',
  notFound: 'Sayfa bulunamadı',
  moved: 'Bu sayfa taşındı',
  movedTo: 'Sayfanın yeni adresi:',
};
