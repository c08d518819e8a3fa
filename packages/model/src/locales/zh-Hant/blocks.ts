import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': '程式碼',
  'code.copy': '複製程式碼到剪貼簿',
  'code.copied': '已複製',
  'code.wrap': '切換自動換行',
  'table.label': '表格',
  'diagram.label': '圖表',
  'formula.label': '公式',
};
