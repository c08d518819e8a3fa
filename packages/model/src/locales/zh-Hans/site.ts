import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': '搜索',
  'feedback.reason.no-answer': '没有回答我的问题',
  'feedback.reason.hard-to-understand': '难以理解',
  'feedback.reason.outdated': '内容已过时',
  'feedback.reason.few-examples': '示例太少',
  'feedback.reason.wrong-code': '代码有错误',
  'feedback.reason.other': '其他',
  'feedback.positiveHint': '怎样才能让这篇文章更好？',
  'site.notFound': '找不到页面',
  'site.moved': '此页面已移动',
  'site.movedTo': '页面的新地址：',
};
