import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': '放大：{name}',
  'zoom.image': '图片',
  'zoom.diagram': '图表',
  'zoom.close': '关闭',
  'zoom.previous': '上一张图片',
  'zoom.next': '下一张图片',
  'zoom.in': '放大',
  'zoom.out': '缩小',
  'zoom.position': '第 {index} 张，共 {count} 张',
};
