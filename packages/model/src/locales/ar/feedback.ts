import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'رأيك في هذا المقال',
  'feedback.question': 'هل كان هذا المقال مفيدًا؟',
  'feedback.yes': 'نعم',
  'feedback.no': 'لا',
  'feedback.reason': 'ما المشكلة؟',
  'feedback.details': 'تفاصيل، إن أردت',
  'feedback.email': 'بريدك الإلكتروني، إن أردت ردًا',
  'feedback.send': 'إرسال',
  'feedback.sending': 'جارٍ الإرسال…',
  'feedback.retry': 'إعادة المحاولة',
  'feedback.cancel': 'إلغاء',
  'feedback.thanks': 'شكرًا لك! يساعد رأيك على تحسين المقال.',
  'feedback.kept': 'تعذّر الإرسال. حُفظ رأيك في هذا المتصفح وسيُرسل عند عودة الاتصال.',
  'feedback.failed': 'تعذّر الإرسال. نصك لا يزال هنا: حاول مرة أخرى بعد قليل.',
};
