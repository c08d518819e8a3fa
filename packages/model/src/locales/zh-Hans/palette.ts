import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': '最近看过',
  'palette.section': '本页',
  'palette.command': '命令',
  'keys.title': '键盘快捷键',
  'keys.search': '搜索和命令',
  'keys.help': '显示这些按键',
  'keys.move': '在列表中上下移动',
  'keys.open': '打开所选项',
  'keys.escape': '关闭已打开的内容',
  'keys.on': '单字符按键',
  'keys.close': '关闭',
};
