import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': '註腳',
  'content.backToReference': '返回參照 {number}',
  'content.linkToHeading': '{heading}的直接連結',
  'content.table': '表 {number}',
  'content.done': '已完成',
  'content.notDone': '未完成',
  'content.diagram': '圖 {number}',
  'content.codeNote': '註解 {number}',
  'content.quotes': '「{text}」',
};
