import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': '無法繪製圖表。原始碼：',
  'diagram.retry': '重試',
};
