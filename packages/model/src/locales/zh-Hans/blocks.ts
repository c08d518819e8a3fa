import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': '代码',
  'code.copy': '复制代码到剪贴板',
  'code.copied': '已复制',
  'code.wrap': '切换自动换行',
  'table.label': '表格',
  'diagram.label': '图表',
  'formula.label': '公式',
};
