import type { Json } from '@helpgen/model';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { RuntimeContext, type RuntimeValue } from '../runtime-context.tsx';

/** Name of the element around what an article puts into an island. */
export const insideTag = 'hg-inside';

/** What draws a part or an island. */
export type PartComponent = ComponentType<{ readonly [name: string]: Json | ReactNode }>;

interface Props {
  readonly runtime: RuntimeValue;
  readonly Island: PartComponent;
  /** Properties as the article gives them. */
  readonly given: { readonly [name: string]: Json };
  /** What the article puts into it, as HTML; empty: nothing. */
  readonly inside: string;
}

/** An island as both sides mount it. What stands inside is prose: it is not hydrated. */
export function IslandRoot({ runtime, Island, given, inside }: Props): ReactNode {
  const children =
    inside === '' ? null : createElement(insideTag, { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: inside } });
  return (
    <RuntimeContext value={runtime}>
      <Island {...given}>{children}</Island>
    </RuntimeContext>
  );
}
