import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: '脚注',
  backToReference: (number) => `参照 ${number} に戻る`,
  linkToHeading: (heading) => `${heading}への直接リンク`,
  table: (number) => `表 ${number}`,
  done: '完了',
  notDone: '未完了',
  diagram: (number) => `図 ${number}`,
  quotes: ['「', '」'],
};
