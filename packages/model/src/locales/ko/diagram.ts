import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': '다이어그램을 그리지 못했습니다. 원본:',
  'diagram.retry': '다시 시도',
};
