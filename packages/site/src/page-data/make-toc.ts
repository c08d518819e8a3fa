import type { Heading, Outline, SiteConfig, TocEntry, TypeReference } from '@helpgen/model';

/**
 * The table of contents of `outline` within the levels that its front matter or the config asks for; empty when it is
 * hidden. `reference` tells which of the parts that the site fills have something to show.
 */
export function makeToc(config: SiteConfig, outline: Outline | undefined, reference?: TypeReference): readonly TocEntry[] {
  if (outline === undefined || outline.frontMatter.hide_table_of_contents === true) return [];
  const { toc_min_heading_level: least, toc_max_heading_level: most } = outline.frontMatter;
  const min = least ?? config.tableOfContents.minHeadingLevel;
  const max = most ?? config.tableOfContents.maxHeadingLevel;
  const empty = emptyHeadings(outline, reference);
  return nestHeadings(outline.headings.filter(({ level, id }) => level >= min && level <= max && !empty.has(id)));
}

function emptyHeadings({ type }: Outline, reference: TypeReference | undefined): ReadonlySet<string> {
  if (type === undefined || reference === undefined) return new Set();
  const filled: { readonly [part: string]: boolean } = {
    InheritedMembers: reference.inherited.length > 0,
    TypeUses: reference.uses.length + reference.subtypes.length > 0,
    TypeContents: reference.contents.length + reference.spaces.length > 0,
  };
  return new Set(Object.entries(type.computed).flatMap(([part, id]) => (filled[part] === true ? [] : [id])));
}

/** Headings as a tree: each stands under the nearest shallower one before it, whatever levels are skipped. */
export function nestHeadings(headings: readonly Heading[]): readonly TocEntry[] {
  const root: TocEntry[] = [];
  const open: { readonly level: number; readonly children: TocEntry[] }[] = [];
  for (const { id, html, level } of headings) {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const children: TocEntry[] = [];
    (open.at(-1)?.children ?? root).push({ id, html, level, children });
    open.push({ level, children });
  }
  return root;
}
