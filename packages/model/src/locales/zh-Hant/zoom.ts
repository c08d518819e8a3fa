import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': '放大：{name}',
  'zoom.image': '圖片',
  'zoom.diagram': '圖表',
  'zoom.close': '關閉',
  'zoom.previous': '上一張圖片',
  'zoom.next': '下一張圖片',
  'zoom.in': '放大',
  'zoom.out': '縮小',
  'zoom.position': '第 {index} 張，共 {count} 張',
};
