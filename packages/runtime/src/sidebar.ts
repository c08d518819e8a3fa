export { sidebarMark } from './marks.ts';
export { releaseSpace, reserveSpace } from './sidebar/reserved-space.ts';
export { markCategory, markGap } from './sidebar/mark-sidebar.ts';
export { isOnPath, placeIn } from './sidebar/sidebar-state.ts';
export { useSidebar, type Sidebar } from './sidebar/use-sidebar.ts';
