import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'البحث',
  'feedback.reason.no-answer': 'لا يجيب عن سؤالي',
  'feedback.reason.hard-to-understand': 'يصعب فهمه',
  'feedback.reason.outdated': 'المحتوى قديم',
  'feedback.reason.few-examples': 'الأمثلة قليلة',
  'feedback.reason.wrong-code': 'الشيفرة فيها أخطاء',
  'feedback.reason.other': 'سبب آخر',
  'feedback.positiveHint': 'كيف يمكن أن يصبح المقال أفضل؟',
  'site.notFound': 'الصفحة غير موجودة',
  'site.moved': 'نُقلت هذه الصفحة',
  'site.movedTo': 'العنوان الجديد للصفحة:',
};
