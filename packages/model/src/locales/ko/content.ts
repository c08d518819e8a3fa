import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': '각주',
  'content.backToReference': '참조 {number}번으로 돌아가기',
  'content.linkToHeading': '{heading} 바로가기 링크',
  'content.table': '표 {number}',
  'content.done': '완료',
  'content.notDone': '미완료',
  'content.diagram': '다이어그램 {number}',
  'content.codeNote': '주석 {number}',
  'content.quotes': '‘{text}’',
};
