import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '{count}개 더 보기',
  'sidebar.expand': "사이드바 카테고리 '{label}' 펼치기",
  'sidebar.collapse': "사이드바 카테고리 '{label}' 접기",
  'sidebar.filter': '섹션 필터링',
  'sidebar.found': '{count}개 항목을 찾았습니다',
  'sidebar.foundMore': '{count}개 항목 중 처음 {shown}개',
  'sidebar.nothing': '그런 이름의 항목이 없습니다. 검색은 문서 본문도 찾습니다.',
  'sidebar.search': '문서에서 ‘{text}’ 검색',
  'sidebar.failed': '섹션 목록을 불러오지 못했습니다.',
  'sidebar.hide': '사이드바 접기',
  'sidebar.show': '사이드바 펼치기',
};
