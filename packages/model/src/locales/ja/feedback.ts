import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'この記事へのフィードバック',
  'feedback.question': 'この記事は役に立ちましたか？',
  'feedback.yes': 'はい',
  'feedback.no': 'いいえ',
  'feedback.reason': 'どこに問題がありますか？',
  'feedback.details': '詳細（任意）',
  'feedback.email': 'メールアドレス（返信をご希望の場合）',
  'feedback.send': '送信',
  'feedback.sending': '送信しています…',
  'feedback.retry': '再試行',
  'feedback.cancel': 'キャンセル',
  'feedback.thanks': 'ありがとうございます！フィードバックは記事の改善に役立てられます。',
  'feedback.kept': '送信できませんでした。フィードバックはこのブラウザーに保存され、接続が回復すると送信されます。',
  'feedback.failed': '送信できませんでした。入力内容は残っています。しばらくしてからもう一度お試しください。',
};
