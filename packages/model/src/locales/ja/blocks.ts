import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'コード',
  'code.copy': 'コードをクリップボードにコピー',
  'code.copied': 'コピーしました',
  'code.wrap': '折り返しを切り替える',
  'table.label': '表',
  'diagram.label': '図',
  'formula.label': '数式',
};
