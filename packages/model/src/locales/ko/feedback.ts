import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': '이 문서에 대한 의견',
  'feedback.question': '이 문서가 도움이 되었나요?',
  'feedback.yes': '예',
  'feedback.no': '아니요',
  'feedback.reason': '무엇이 문제인가요?',
  'feedback.details': '자세한 내용(선택 사항)',
  'feedback.email': '이메일 주소(답변을 원하시는 경우)',
  'feedback.send': '보내기',
  'feedback.sending': '보내는 중…',
  'feedback.retry': '다시 시도',
  'feedback.cancel': '취소',
  'feedback.thanks': '감사합니다! 의견은 문서를 개선하는 데 도움이 됩니다.',
  'feedback.kept': '보내지 못했습니다. 의견은 이 브라우저에 저장되며 연결이 복구되면 전송됩니다.',
  'feedback.failed': '보내지 못했습니다. 입력한 내용은 그대로 있으니 잠시 후 다시 시도하세요.',
};
