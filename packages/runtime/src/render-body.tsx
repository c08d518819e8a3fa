import { defineDiagnostics, suggest, themeCatalogue } from '@helpgen/model';
import type { Body, BodyNode, Checked, Diagnostic, Json, LinkTable, PartNode } from '@helpgen/model';
import type { Element, Root as HastRoot } from 'hast';
import { Fragment } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import rehypeReact from 'rehype-react';
import { unified } from 'unified';
import { messageOf } from './ErrorBoundary.tsx';
import type { IslandComponent } from './islands/IslandRoot.tsx';
import { RuntimeContext } from './runtime-context.tsx';
import type { RuntimeValue } from './runtime-context.tsx';
import type { ThemeParts } from './theme.ts';
import { escapeText, writeAttributes } from './writing/escape-html.ts';
import { writeAssetAttributes, writeLinkAttributes, writeMention } from './writing/write-holes.ts';
import { islandTag } from './islands/island-tag.ts';
import { insideTag, IslandRoot } from './islands/IslandRoot.tsx';

/** Writes the bodies of articles with the parts of one theme. */
export interface BodyRenderer {
  /** `body` as HTML, its holes filled from `links`; what cannot be drawn keeps its content and is reported. */
  render(body: Body, links: LinkTable, page: RuntimeValue): Checked<string>;
}

/**
 * A renderer for the parts of one theme. Text is copied; a part goes through rehype-react with a slot in the place of
 * its children, so that React draws what the theme draws and never the words of the article.
 */
export function createBodyRenderer(parts: ThemeParts, islands: ThemeParts = {}): BodyRenderer {
  const toReact = createPartProcessor(parts);
  const known = Object.keys({ ...parts, ...islands });
  return {
    render(body, links, page) {
      const diagnostics: Diagnostic[] = [];
      const route = page.state.view.data.route;
      let islandCount = 0;
      const write = (nodes: Body): string => nodes.map(writeNode).join('');
      const writeNode = (node: BodyNode): string => {
        if (typeof node === 'string') return node;
        if ('link' in node) return writeLinkAttributes(links.links[node.link]);
        if ('mention' in node) return writeMention(node, links);
        if ('titleOf' in node) return escapeText(links.links[node.titleOf]?.title ?? links.links[node.titleOf]?.href ?? '');
        if ('asset' in node) return writeAssetAttributes(links.assets[node.asset], node);
        return writePart(node);
      };
      const writePart = (node: PartNode): string => {
        const children = write(node.children);
        const Island = Object.hasOwn(islands, node.part) ? islands[node.part] : undefined;
        if (Island === undefined && !Object.hasOwn(parts, node.part)) {
          diagnostics.push(finding('HG4001', { part: node.part, route, suggestion: suggest(node.part, known) ?? '' }));
          return children;
        }
        try {
          if (Island !== undefined) {
            islandCount += 1;
            const island = renderIsland({ Island: Island as IslandComponent, node, inside: children, prefix: `hg${islandCount}-` }, page);
            if (island.isWhole) return island.html;
            diagnostics.push(finding('HG4007', { part: node.part, route }));
            return children;
          }
          const slot = chooseSlot(node);
          const element = toReact(node, slot);
          const markup = renderToStaticMarkup(<RuntimeContext value={page}>{element}</RuntimeContext>);
          return markup.split(`<${slot}></${slot}>`).join(children);
        } catch (error) {
          diagnostics.push(finding('HG4002', { part: node.part, route, reason: messageOf(error) }));
          return children;
        }
      };
      return { value: write(body), diagnostics };
    },
  };
}

const finding = defineDiagnostics(themeCatalogue);

/** Names of elements are matched without regard to case, so parts are told apart by a number. */
function createPartProcessor(parts: ThemeParts): (node: PartNode, slot: string) => ReactElement {
  const names = Object.keys(parts);
  const tagOf = new Map(names.map((name, index) => [name, `hg-part-${index}`]));
  const components = Object.fromEntries(
    names.map((name, index) => [`hg-part-${index}`, wrapPart(parts[name] as ComponentType<PartInput>)]),
  );
  const processor = unified().use(rehypeReact, { Fragment, jsx, jsxs, passNode: true, components }).freeze();
  return (node, slot) => {
    const children: Element[] = node.children.length === 0 ? [] : [{ type: 'element', tagName: slot, properties: {}, children: [] }];
    const element: Element = {
      type: 'element',
      tagName: tagOf.get(node.part) ?? 'div',
      properties: {},
      children,
      data: { props: node.props },
    };
    const tree: HastRoot = { type: 'root', children: [element] };
    return processor.stringify(tree) as unknown as ReactElement;
  };
}

type PartInput = { readonly [name: string]: Json | ReactNode };

declare module 'hast' {
  interface ElementData {
    /** Of an element that stands for a part: its properties are JSON, which hast's own properties cannot hold. */
    readonly props?: { readonly [name: string]: Json };
  }
}

function wrapPart(Part: ComponentType<PartInput>): ComponentType<{ readonly node?: Element; readonly children?: ReactNode }> {
  return ({ node, children }) => <Part {...node?.data?.props}>{children}</Part>;
}

/** A name for the slot's element that nothing of the part's own properties can contain, because they may hold HTML. */
function chooseSlot(node: PartNode): string {
  const text = JSON.stringify(node.props);
  let slot = 'hg-slot';
  while (text.includes(slot)) slot += '-x';
  return slot;
}

/** What an island is written from. */
interface IslandSource {
  readonly Island: IslandComponent;
  readonly node: PartNode;
  /** What the article puts into it, as HTML. */
  readonly inside: string;
  /** Begins the ids that React makes in it; unique on the page. */
  readonly prefix: string;
}

/** The island as HTML with all that the browser needs to hydrate it; not whole when the component leaves out what stands inside. */
function renderIsland(
  { Island, node, inside, prefix }: IslandSource,
  runtime: RuntimeValue,
): { readonly html: string; readonly isWhole: boolean } {
  const markup = renderToString(<IslandRoot runtime={runtime} Island={Island} given={node.props} inside={inside} />, {
    identifierPrefix: prefix,
  });
  const attributes = writeAttributes({ 'data-part': node.part, 'data-props': JSON.stringify(node.props), 'data-prefix': prefix });
  return { html: `<${islandTag}${attributes}>${markup}</${islandTag}>`, isWhole: inside === '' || markup.includes(`<${insideTag}>`) };
}
