import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: '각주',
  backToReference: (number) => `참조 ${number}번으로 돌아가기`,
  linkToHeading: (heading) => `${heading} 바로가기 링크`,
  table: (number) => `표 ${number}`,
  done: '완료',
  notDone: '미완료',
  diagram: (number) => `다이어그램 ${number}`,
  quotes: ['‘', '’'],
};
