import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': '脚注',
  'content.backToReference': '参照 {number} に戻る',
  'content.linkToHeading': '{heading}への直接リンク',
  'content.table': '表 {number}',
  'content.done': '完了',
  'content.notDone': '未完了',
  'content.diagram': '図 {number}',
  'content.codeNote': '注釈 {number}',
  'content.quotes': '「{text}」',
};
