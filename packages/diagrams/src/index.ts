export { drawDiagram } from './draw-diagram.ts';
export type { DrawnDiagram } from './draw-diagram.ts';
