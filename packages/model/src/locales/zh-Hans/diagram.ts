import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': '无法绘制图表。源代码：',
  'diagram.retry': '重试',
};
