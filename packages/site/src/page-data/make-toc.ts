import type { Heading, Outline, SiteConfig } from '@helpgen/model';
import { markBreaks } from '@helpgen/model';
import { escapeMarkup } from '../emitters/escape-markup.ts';

/**
 * The table of contents of `outline` as HTML, within the levels that its front matter or the config asks for; empty when
 * it is hidden. Those with the ids `hidden` head nothing.
 */
export function makeToc(config: SiteConfig, outline: Outline | undefined, hidden: ReadonlySet<string> = new Set()): string {
  if (outline === undefined || outline.frontMatter.hide_table_of_contents === true) return '';
  const { toc_min_heading_level: least, toc_max_heading_level: most } = outline.frontMatter;
  const min = least ?? config.tableOfContents.minHeadingLevel;
  const max = most ?? config.tableOfContents.maxHeadingLevel;
  return writeLevel(nestHeadings(outline.headings.filter(({ level, id }) => level >= min && level <= max && !hidden.has(id))));
}

interface TocEntry extends Pick<Heading, 'id' | 'html'> {
  readonly children: readonly TocEntry[];
}

/** Headings as a tree: each stands under the nearest shallower one before it, whatever levels are skipped. */
function nestHeadings(headings: readonly Heading[]): readonly TocEntry[] {
  const root: TocEntry[] = [];
  const open: { readonly level: number; readonly children: TocEntry[] }[] = [];
  for (const { id, html, level } of headings) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const children: TocEntry[] = [];
    (open.at(-1)?.children ?? root).push({ id, html, children });
    open.push({ level, children });
  }
  return root;
}

function writeLevel(entries: readonly TocEntry[]): string {
  if (entries.length === 0) return '';
  const items = entries.map(
    ({ id, html, children }) => `<li><a href="#${escapeMarkup(encodeFragment(id))}">${breakHtml(html)}</a>${writeLevel(children)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** `html` with the joints of long words, outside of tags, marked for the browser. */
function breakHtml(html: string): string {
  return html.replace(/[^<>]+(?=<|$)/g, (text) => markBreaks(text, '<wbr>'));
}

/** `id` as it may stand behind a `#`. Letters of every language stay as they are: encoded, they take six times the room. */
function encodeFragment(id: string): string {
  return id.replace(/[\s"%<>`]/g, encodeURIComponent);
}
