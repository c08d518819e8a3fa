import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': '図を描画できませんでした。ソース：',
  'diagram.retry': '再試行',
};
