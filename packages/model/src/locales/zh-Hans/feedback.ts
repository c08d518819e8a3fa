import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': '对本文的反馈',
  'feedback.question': '这篇文章有帮助吗？',
  'feedback.yes': '有',
  'feedback.no': '没有',
  'feedback.reason': '有什么问题？',
  'feedback.details': '详细说明（可选）',
  'feedback.email': '电子邮箱（如需回复）',
  'feedback.send': '发送',
  'feedback.sending': '正在发送…',
  'feedback.retry': '重试',
  'feedback.cancel': '取消',
  'feedback.thanks': '谢谢！您的反馈有助于改进这篇文章。',
  'feedback.kept': '发送失败。您的反馈已保存在此浏览器中，网络恢复后会自动发送。',
  'feedback.failed': '发送失败。您的文字仍然保留：请稍后重试。',
};
