import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '还有 {count} 项',
  'sidebar.expand': '展开侧边栏分类“{label}”',
  'sidebar.collapse': '收起侧边栏分类“{label}”',
  'sidebar.filter': '筛选章节',
  'sidebar.found': '找到 {count} 项',
  'sidebar.foundMore': '共 {count} 项，显示前 {shown} 项',
  'sidebar.nothing': '没有叫这个名字的章节。搜索还会查找文章正文。',
  'sidebar.search': '在文章中搜索“{text}”',
  'sidebar.failed': '无法加载章节列表。',
  'sidebar.hide': '收起侧边栏',
  'sidebar.show': '展开侧边栏',
};
