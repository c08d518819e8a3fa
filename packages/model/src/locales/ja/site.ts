import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': '検索',
  'feedback.reason.no-answer': '知りたいことが書かれていない',
  'feedback.reason.hard-to-understand': 'わかりにくい',
  'feedback.reason.outdated': '情報が古い',
  'feedback.reason.few-examples': '例が少ない',
  'feedback.reason.wrong-code': 'コードに間違いがある',
  'feedback.reason.other': 'その他',
  'feedback.positiveHint': 'この記事をさらに良くするには？',
  'site.notFound': 'ページが見つかりません',
  'site.moved': 'このページは移動しました',
  'site.movedTo': 'ページの新しいアドレス：',
};
