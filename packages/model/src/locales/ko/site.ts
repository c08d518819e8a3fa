import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': '검색',
  'feedback.reason.no-answer': '궁금한 내용이 없습니다',
  'feedback.reason.hard-to-understand': '이해하기 어렵습니다',
  'feedback.reason.outdated': '오래된 내용입니다',
  'feedback.reason.few-examples': '예제가 부족합니다',
  'feedback.reason.wrong-code': '코드에 오류가 있습니다',
  'feedback.reason.other': '기타',
  'feedback.positiveHint': '어떻게 하면 이 문서가 더 나아질까요?',
  'site.notFound': '페이지를 찾을 수 없습니다',
  'site.moved': '이 페이지는 이동되었습니다',
  'site.movedTo': '페이지의 새 주소:',
};
