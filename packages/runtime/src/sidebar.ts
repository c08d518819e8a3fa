export { sidebarMark } from './marks.ts';
export { giveRoomBack, keepRoom } from './sidebar/kept-room.ts';
export { markCategory, markGap } from './sidebar/mark-sidebar.ts';
export { isOnPath, placeIn } from './sidebar/sidebar-state.ts';
export { useSidebar } from './sidebar/use-sidebar.ts';
export type { Sidebar } from './sidebar/use-sidebar.ts';
