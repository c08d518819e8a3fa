import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '還有 {count} 項',
  'sidebar.expand': '展開側邊欄分類「{label}」',
  'sidebar.collapse': '收合側邊欄分類「{label}」',
  'sidebar.filter': '篩選章節',
  'sidebar.found': '找到 {count} 項',
  'sidebar.foundMore': '共 {count} 項，顯示前 {shown} 項',
  'sidebar.nothing': '沒有這個名稱的章節。搜尋也會查找文章內文。',
  'sidebar.search': '在文章中搜尋「{text}」',
  'sidebar.failed': '無法載入章節清單。',
  'sidebar.hide': '收合側邊欄',
  'sidebar.show': '展開側邊欄',
};
