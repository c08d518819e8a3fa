import type { PartNode } from '@helpgen/model';
import { renderToString } from 'react-dom/server';
import type { RuntimeValue } from '../runtime-context.tsx';
import { writeAttributes } from '../writing/escape-html.ts';
import { islandTag } from './island-tag.ts';
import { insideTag, IslandRoot } from './IslandRoot.tsx';
import type { IslandComponent } from './IslandRoot.tsx';

/** What an island is written from. */
export interface IslandSource {
  readonly Island: IslandComponent;
  readonly node: PartNode;
  /** What the article puts into it, as HTML. */
  readonly inside: string;
  /** Begins the ids that React makes in it; unique on the page. */
  readonly prefix: string;
}

/** The island as HTML with all that the browser needs to hydrate it; not whole when the component leaves out what stands inside. */
export function renderIsland(
  { Island, node, inside, prefix }: IslandSource,
  runtime: RuntimeValue,
): { readonly html: string; readonly isWhole: boolean } {
  const markup = renderToString(<IslandRoot runtime={runtime} Island={Island} given={node.props} inside={inside} />, {
    identifierPrefix: prefix,
  });
  const attributes = writeAttributes({ 'data-part': node.part, 'data-props': JSON.stringify(node.props), 'data-prefix': prefix });
  return { html: `<${islandTag}${attributes}>${markup}</${islandTag}>`, isWhole: inside === '' || markup.includes(`<${insideTag}>`) };
}
