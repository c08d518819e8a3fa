import type { Json } from '@helpgen/model';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { PartProps } from '../theme.ts';

/** Name of the element around what an article puts into an island. */
export const insideTag = 'hg-inside';

/** What draws a part or an island. */
export type PartComponent = ComponentType<{ readonly [name: string]: Json | ReactNode }>;

/** An island as both sides mount it. What the article puts into it, as HTML, is prose: it is not hydrated. */
export function drawIsland(Island: PartComponent, given: PartProps, inside: string): ReactNode {
  const html = { __html: inside };
  const children = inside === '' ? null : createElement(insideTag, { suppressHydrationWarning: true, dangerouslySetInnerHTML: html });
  return <Island {...given}>{children}</Island>;
}
