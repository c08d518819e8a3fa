import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: '脚注',
  backToReference: (number) => `返回引用 ${number}`,
  linkToHeading: (heading) => `${heading}的直接链接`,
  table: (number) => `表 ${number}`,
  done: '已完成',
  notDone: '未完成',
  diagram: (number) => `图 ${number}`,
  quotes: ['“', '”'],
};
