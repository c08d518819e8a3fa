import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: '搜尋',
  feedbackReasons: {
    'no-answer': '沒有回答我的問題',
    'hard-to-understand': '難以理解',
    outdated: '內容已過時',
    'few-examples': '範例太少',
    'wrong-code': '程式碼有錯誤',
    other: '其他',
  },
  feedbackHint: '怎樣才能讓這篇文章更好？',
  notFound: '找不到頁面',
  moved: '此頁面已移動',
  movedTo: '頁面的新網址：',
};
