import { defineDiagnostics, escapeText, suggest, themeCatalogue } from '@helpgen/model';
import type {
  AssetHole, Body, BodyNode, Checked, Diagnostic, LinkTable, MentionHole, PartNode, ResolvedAsset, ResolvedLink,
} from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import type { Element, Root as HastRoot } from 'hast';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import rehypeReact from 'rehype-react';
import { unified } from 'unified';
import { messageOf } from './ErrorBoundary.tsx';
import { drawIsland, insideTag, type PartComponent } from './islands/draw-island.tsx';
import { RuntimeContext, type RuntimeValue } from './runtime-context.tsx';
import type { ThemeParts } from './theme.ts';
import { writeAttributes } from './writing/escape-html.ts';
import { islandTag } from './islands/island-tag.ts';

/**
 * A renderer for the parts of one theme. Text is copied; a part goes through rehype-react with a slot in the place of
 * its children, so that React draws what the theme draws and never the words of the article. Holes are filled from `links`;
 * what cannot be drawn keeps its content and is reported.
 */
export function createBodyRenderer(parts: ThemeParts, islands: ThemeParts = {}) {
  const toReact = createPartProcessor(parts);
  const known = Object.keys({ ...parts, ...islands });
  return (body: Body, links: LinkTable, page: RuntimeValue): Checked<string> => {
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
          // The ids that React makes in it begin with it.
          const prefix = `hg${islandCount}-`;
          const tree = <RuntimeContext value={page}>{drawIsland(Island as PartComponent, node.props, children)}</RuntimeContext>;
          const attributes = writeAttributes({ 'data-part': node.part, 'data-props': JSON.stringify(node.props), 'data-prefix': prefix });
          const html = `<${islandTag}${attributes}>${renderToString(tree, { identifierPrefix: prefix })}</${islandTag}>`;
          // Not whole when the component leaves out what stands inside.
          if (children === '' || html.includes(`<${insideTag}>`)) return html;
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
  };
}

const finding = defineDiagnostics(themeCatalogue);

declare module 'hast' {
  interface ElementData {
    /** Of an element that stands for a part: that, because its properties are JSON, which hast's own properties cannot hold. */
    readonly part?: PartNode;
  }
}

const partTag = 'hg-part';

/** Gives the React element of a part, with an element `slot` in the place of its children. */
function createPartProcessor(parts: ThemeParts): (node: PartNode, slot: string) => ReactElement {
  const AnyPart = ({ node, children }: { readonly node?: Element; readonly children?: ReactNode }): ReactNode => {
    const { part = '', props = {} } = node?.data?.part ?? {};
    const Part = parts[part] as PartComponent;
    return <Part {...props}>{children}</Part>;
  };
  const processor = unified().use(rehypeReact, { Fragment, jsx, jsxs, passNode: true, components: { [partTag]: AnyPart } }).freeze();
  return (part, slot) => {
    const children: Element[] = part.children.length === 0 ? [] : [{ type: 'element', tagName: slot, properties: {}, children: [] }];
    const element: Element = { type: 'element', tagName: partTag, properties: {}, children, data: { part } };
    const tree: HastRoot = { type: 'root', children: [element] };
    return processor.stringify(tree) as unknown as ReactElement;
  };
}

/** A name for the slot's element that nothing of the part's own properties can contain, because they may hold HTML. */
function chooseSlot(node: PartNode): string {
  const text = JSON.stringify(node.props);
  let slot = 'hg-slot';
  while (text.includes(slot)) slot += '-x';
  return slot;
}

/** The attributes of `<a` for a resolved link; a broken or an unsafe one gets no address, so nothing can be clicked. */
function writeLinkAttributes(link: ResolvedLink | undefined): string {
  if (link === undefined || link.kind === 'broken' || !isSafeUrl(link.href)) return ' class="hg-broken"';
  const attributes = writeAttributes({ href: link.href });
  // An empty reference means this page, and an empty attribute would be written without its value.
  const href = link.href === '' ? ' href=""' : attributes;
  if (link.kind === 'file') return `${href} download`;
  const isNewTab = link.kind === 'external' && /^(https?:|\/\/)/i.test(link.href);
  return isNewTab ? `${href} class="hg-external" target="_blank" rel="noopener noreferrer" aria-describedby="hg-new-tab"` : href;
}

/** Code that mentions a type: a link where the type has a page. */
function writeMention({ mention, html }: MentionHole, { mentions = [] }: LinkTable): string {
  const href = mentions[mention];
  return typeof href === 'string' ? `<a${writeAttributes({ href })}>${html}</a>` : html;
}

/** The attributes of `<img`, or of what else shows it, for a resolved asset in the size that `hole` wants; none when it is missing. */
function writeAssetAttributes(asset: ResolvedAsset | undefined, hole: AssetHole): string {
  if (asset === undefined || asset.href === '' || !isSafeUrl(asset.href)) return '';
  if (hole.as !== undefined) return writeAttributes({ [hole.as]: asset.href });
  if (hole.isMedia === true) return writeAttributes({ src: asset.href, width: hole.width, height: hole.height });
  return writeAttributes({ src: asset.href, ...sizeOf(asset, hole), loading: 'lazy', decoding: 'async' });
}

/** Both sides where they can be known, so that nothing moves when the image comes. */
function sizeOf({ width, height }: ResolvedAsset, wanted: AssetHole): { readonly width?: string | undefined; readonly height?: string | undefined } {
  if (wanted.width?.endsWith('%') === true) return { width: wanted.width };
  if (wanted.width === undefined && wanted.height === undefined) return { width: width?.toString(), height: height?.toString() };
  const ratio = width === undefined || height === undefined ? undefined : height / width;
  return {
    width: wanted.width ?? (ratio === undefined ? undefined : String(Math.round(Number(wanted.height) / ratio))),
    height: wanted.height ?? (ratio === undefined ? undefined : String(Math.round(Number(wanted.width) * ratio))),
  };
}
