import type { Artifact, ContentGraph, OutputPath, SiteConfig } from '@helpgen/model';
import { outputToHref, routeToMarkdownPath } from '@helpgen/model';
import {
  addressOf, chunksOf, entryOfPart, escapeLabel, listSections, oneLine, pathOfPart, writeLists,
} from './emit-llms-text.ts';
import { isMade, madeFiles } from '../made-files.ts';

/** The most bytes of a part, unless one page is longer: what readers of the text take at once is 50 000 to 100 000 characters. */
const mostBytes = 100_000;

/** A file that is the text of pages, one behind the other. */
export interface FullTextPart {
  readonly path: OutputPath;
  readonly head: string;
  /** The Markdown copies whose text it is, each with what stands before it. */
  readonly copies: readonly { readonly path: OutputPath; readonly lead: string }[];
}

/** The files of the text of a whole site. */
export interface FullText {
  readonly parts: readonly FullTextPart[];
  /** The list of the parts; none when one file holds all. */
  readonly lists: readonly Artifact[];
}

/** Whether a file at `path` belongs to the text of a whole site: for whoever must know before it is made. */
export function isFullText(path: string): boolean {
  return path === madeFiles.fullText || path.startsWith('llms-full/');
}

/**
 * `llms-full.txt`: the Markdown copies of all pages that `llms.txt` lists, in its order. Where that is too long, each section is a file
 * of its own below `llms-full/`, or several, and `llms-full.txt` is the list of them. `sizeOf` tells the bytes of a copy.
 */
export function planFullText(config: SiteConfig, graph: ContentGraph, sizeOf: (copy: OutputPath) => number | undefined): FullText {
  // It is the text of what the list has.
  if (!isMade(madeFiles.llmsText, config, graph) || !isMade(madeFiles.fullText, config, graph)) return { parts: [], lists: [] };
  const sections = listSections(config, graph).map((section) => ({
    ...section,
    copies: section.pages.flatMap(({ route, title }) => {
      const path = routeToMarkdownPath(route);
      const size = sizeOf(path);
      const lead = `\n---\n\nSource: ${addressOf(outputToHref(path, config), config)}\n\n`;
      return size === undefined ? [] : [{ path, lead, title: escapeLabel(oneLine(title)), size: size + lead.length }];
    }),
  }));
  const all = sections.flatMap(({ copies }) => copies);
  if (all.reduce((sum, { size }) => sum + size, 0) <= mostBytes) {
    return { parts: [{ path: madeFiles.fullText, head: `# ${oneLine(config.title)}\n`, copies: all }], lists: [] };
  }
  const chunked = sections.map(({ title, path, copies }) => {
    const head = `# ${oneLine(config.title)}: ${oneLine(title)}\n`;
    const parts = chunksOf(copies, ({ size }) => size, mostBytes).map((part, index) => ({ path: pathOfPart(`llms-full/${path}`, index), head, copies: part }));
    return { title, path, parts, entries: parts.map((part) => entryOfPart(part.copies, part.path, config)) };
  });
  const lists = writeLists(config, { root: madeFiles.fullText, folder: 'llms-full/lists', note: [], sections: chunked });
  return { parts: chunked.flatMap(({ parts }) => parts), lists };
}
