import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: '検索',
  feedbackReasons: {
    'no-answer': '知りたいことが書かれていない',
    'hard-to-understand': 'わかりにくい',
    outdated: '情報が古い',
    'few-examples': '例が少ない',
    'wrong-code': 'コードに間違いがある',
    other: 'その他',
  },
  feedbackHint: 'この記事をさらに良くするには？',
  notFound: 'ページが見つかりません',
  moved: 'このページは移動しました',
  movedTo: 'ページの新しいアドレス：',
};
