import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Arama',
  'feedback.reason.no-answer': 'Soruma yanıt vermiyor',
  'feedback.reason.hard-to-understand': 'Anlaması zor',
  'feedback.reason.outdated': 'Güncel değil',
  'feedback.reason.few-examples': 'Örnekler yetersiz',
  'feedback.reason.wrong-code': 'Kodda hatalar var',
  'feedback.reason.other': 'Başka bir şey',
  'feedback.positiveHint': 'Bu makaleyi nasıl daha iyi hâle getirebiliriz?',
  'site.notFound': 'Sayfa bulunamadı',
  'site.moved': 'Bu sayfa taşındı',
  'site.movedTo': 'Sayfanın yeni adresi:',
};
