import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'الحواشي',
  backToReference: (number) => `العودة إلى المرجع ${number}`,
  linkToHeading: (heading) => `رابط مباشر إلى ${heading}`,
  table: (number) => `الجدول ${number}`,
  done: 'منجز',
  notDone: 'غير منجز',
  diagram: (number) => `المخطط ${number}`,
  quotes: ['«', '»'],
};
