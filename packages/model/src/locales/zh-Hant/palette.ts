import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': '最近看過',
  'palette.section': '本頁',
  'palette.command': '命令',
  'keys.title': '鍵盤快速鍵',
  'keys.search': '搜尋與命令',
  'keys.help': '顯示這些按鍵',
  'keys.move': '在清單中上下移動',
  'keys.open': '開啟所選項目',
  'keys.escape': '關閉已開啟的內容',
  'keys.on': '單字元按鍵',
  'keys.close': '關閉',
};
