export { breakLongWords, breakPieces } from './break-long-words.tsx';
export { Content } from './Content.tsx';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export { useArticle, useBrowserValue, useColorMode, useFrame, useNavigation, usePage, useParts, useStrings, useWords } from './hooks.ts';
export type { ColorMode, Navigation } from './hooks.ts';
export { Link } from './Link.tsx';
export { Region } from './regions/Region.tsx';
export { tocMark } from './marks.ts';
export { escapeAttribute } from './writing/escape-html.ts';
export { isSameHref } from './sidebar/sidebar-state.ts';
export { defineServer, defineTheme } from './theme.ts';
export type {
  Behaviour,
  BehaviourContext,
  BehaviourModule,
  LoadIsland,
  LoadRegion,
  PartProps,
  Theme,
  ThemeClient,
  ThemeParts,
  ThemeServer,
  ThemeStrings,
  Translate,
} from './theme.ts';
export type { ColorChoice } from './color-choice.ts';
export type { FrameData, FrameLink, FrameNavItem, Json, PageData, SidebarGap, SidebarLevel, SidebarNode, ShownPage } from '@helpgen/model';
