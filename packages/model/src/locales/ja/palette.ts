import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': '最近見たページ',
  'palette.section': 'このページ内',
  'palette.command': 'コマンド',
  'keys.title': 'キーボードショートカット',
  'keys.search': '検索とコマンド',
  'keys.help': 'このキー一覧を表示',
  'keys.move': 'リスト内を上下に移動',
  'keys.open': '選択したものを開く',
  'keys.escape': '開いているものを閉じる',
  'keys.on': '1 文字のキー',
  'keys.close': '閉じる',
};
