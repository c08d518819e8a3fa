import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: '검색',
  feedbackReasons: {
    'no-answer': '궁금한 내용이 없습니다',
    'hard-to-understand': '이해하기 어렵습니다',
    outdated: '오래된 내용입니다',
    'few-examples': '예제가 부족합니다',
    'wrong-code': '코드에 오류가 있습니다',
    other: '기타',
  },
  feedbackHint: '어떻게 하면 이 문서가 더 나아질까요?',
  notFound: '페이지를 찾을 수 없습니다',
  moved: '이 페이지는 이동되었습니다',
  movedTo: '페이지의 새 주소:',
};
