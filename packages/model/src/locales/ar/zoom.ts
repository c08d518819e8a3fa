import type { zoomWords as english } from '../en/zoom.ts';

/** What enlarged images say. */
export const zoomWords: typeof english = {
  'zoom.open': 'تكبير: {name}',
  'zoom.image': 'صورة',
  'zoom.diagram': 'مخطط',
  'zoom.close': 'إغلاق',
  'zoom.previous': 'الصورة السابقة',
  'zoom.next': 'الصورة التالية',
  'zoom.in': 'تكبير',
  'zoom.out': 'تصغير',
  'zoom.position': '{index} من {count}',
};
