import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': '脚注',
  'content.backToReference': '返回引用 {number}',
  'content.linkToHeading': '{heading}的直接链接',
  'content.table': '表 {number}',
  'content.done': '已完成',
  'content.notDone': '未完成',
  'content.diagram': '图 {number}',
  'content.codeNote': '注释 {number}',
  'content.quotes': '“{text}”',
};
