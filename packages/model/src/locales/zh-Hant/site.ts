import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': '搜尋',
  'feedback.reason.no-answer': '沒有回答我的問題',
  'feedback.reason.hard-to-understand': '難以理解',
  'feedback.reason.outdated': '內容已過時',
  'feedback.reason.few-examples': '範例太少',
  'feedback.reason.wrong-code': '程式碼有錯誤',
  'feedback.reason.other': '其他',
  'feedback.positiveHint': '怎樣才能讓這篇文章更好？',
  'site.notFound': '找不到頁面',
  'site.moved': '此頁面已移動',
  'site.movedTo': '頁面的新網址：',
};
