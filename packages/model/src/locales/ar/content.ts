import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'الحواشي',
  'content.backToReference': 'العودة إلى المرجع {number}',
  'content.linkToHeading': 'رابط مباشر إلى {heading}',
  'content.table': 'الجدول {number}',
  'content.done': 'منجز',
  'content.notDone': 'غير منجز',
  'content.diagram': 'المخطط {number}',
  'content.codeNote': 'ملاحظة {number}',
  'content.quotes': '«{text}»',
};
