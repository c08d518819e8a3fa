import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': '對本文的意見回饋',
  'feedback.question': '這篇文章有幫助嗎？',
  'feedback.yes': '有',
  'feedback.no': '沒有',
  'feedback.reason': '有什麼問題？',
  'feedback.details': '詳細說明（選填）',
  'feedback.email': '電子郵件（如需回覆）',
  'feedback.send': '傳送',
  'feedback.sending': '正在傳送…',
  'feedback.retry': '重試',
  'feedback.cancel': '取消',
  'feedback.thanks': '謝謝！您的意見有助於改進這篇文章。',
  'feedback.kept': '傳送失敗。您的意見已儲存在此瀏覽器中，網路恢復後會自動傳送。',
  'feedback.failed': '傳送失敗。您的文字仍然保留：請稍後重試。',
};
