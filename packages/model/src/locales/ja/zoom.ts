import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': '拡大：{name}',
  'zoom.image': '画像',
  'zoom.diagram': '図',
  'zoom.close': '閉じる',
  'zoom.previous': '前の画像',
  'zoom.next': '次の画像',
  'zoom.in': '拡大',
  'zoom.out': '縮小',
  'zoom.position': '{count} 枚中 {index} 枚目',
};
