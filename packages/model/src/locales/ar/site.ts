import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'البحث',
  feedbackReasons: {
    'no-answer': 'لا يجيب عن سؤالي',
    'hard-to-understand': 'يصعب فهمه',
    outdated: 'المحتوى قديم',
    'few-examples': 'الأمثلة قليلة',
    'wrong-code': 'الشيفرة فيها أخطاء',
    other: 'سبب آخر',
  },
  feedbackHint: 'كيف يمكن أن يصبح المقال أفضل؟',
  notFound: 'الصفحة غير موجودة',
  moved: 'نُقلت هذه الصفحة',
  movedTo: 'العنوان الجديد للصفحة:',
};
