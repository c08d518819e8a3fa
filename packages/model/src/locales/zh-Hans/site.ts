import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: '搜索',
  feedbackReasons: {
    'no-answer': '没有回答我的问题',
    'hard-to-understand': '难以理解',
    outdated: '内容已过时',
    'few-examples': '示例太少',
    'wrong-code': '代码有错误',
    other: '其他',
  },
  feedbackHint: '怎样才能让这篇文章更好？',
  notFound: '找不到页面',
  moved: '此页面已移动',
  movedTo: '页面的新地址：',
};
