import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': '확대: {name}',
  'zoom.image': '이미지',
  'zoom.diagram': '다이어그램',
  'zoom.close': '닫기',
  'zoom.previous': '이전 이미지',
  'zoom.next': '다음 이미지',
  'zoom.in': '확대',
  'zoom.out': '축소',
  'zoom.position': '{count}개 중 {index}번째',
};
