import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': '코드',
  'code.copy': '코드를 클립보드에 복사',
  'code.copied': '복사됨',
  'code.wrap': '자동 줄바꿈 전환',
  'table.label': '표',
  'diagram.label': '다이어그램',
  'formula.label': '수식',
};
