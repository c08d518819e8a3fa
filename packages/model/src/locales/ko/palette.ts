import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': '최근에 본 페이지',
  'palette.section': '이 페이지',
  'palette.command': '명령',
  'keys.title': '키보드 단축키',
  'keys.search': '검색과 명령',
  'keys.help': '이 키 목록 표시',
  'keys.move': '목록에서 위아래로 이동',
  'keys.open': '선택한 항목 열기',
  'keys.escape': '열린 항목 닫기',
  'keys.on': '한 글자 키',
  'keys.close': '닫기',
};
