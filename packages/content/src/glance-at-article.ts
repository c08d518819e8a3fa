import type { ContentOptions, Outline, SourceFile } from '@helpgen/model';
import { typesetHead } from './shape/typesetter.ts';
import { plainSourceOf } from './source/locate.ts';
import { parseFrontMatter } from './source/parse-front-matter.ts';
import { splitFrontMatter } from './source/split-front-matter.ts';

/**
 * What can be said of an article without compiling it, for a preview that cannot wait: its front matter and its title.
 * Headings, links and words are missing, and nothing is found wrong.
 */
export function glanceAtArticle(file: SourceFile, options?: Pick<ContentOptions, 'locale' | 'smartQuotes' | 'typography'>): Outline {
  const source = plainSourceOf(file);
  if (/\.ya?ml$/.test(file.path)) return { ...emptyOutline(file), frontMatter: { title: nameOf(source.text) ?? '' } };
  const split = splitFrontMatter(source.text);
  const { value, spans: frontMatterSpans } = parseFrontMatter(source, split);
  const [, heading] = /^\s*# +(.*?)(?: +#+)? *(?:\{#[^}]*\} *)?(?:\n|$)/.exec(source.text.slice(split.bodyStart, split.bodyStart + 2000)) ?? [];
  const contentTitle = heading?.replace(/[*_`]/g, '').trim();
  return { ...emptyOutline(file), frontMatter: options === undefined ? value : typesetHead(value, options), frontMatterSpans, ...(contentTitle === undefined || contentTitle === '' ? {} : { contentTitle }) };
}

/** The first name of the type that a description is about. */
function nameOf(text: string): string | undefined {
  return /^name:\s*(?:\{[^:}]*:\s*)?["']?([^,}"'\n]+)/m.exec(text)?.[1]?.trim();
}

function emptyOutline({ path }: SourceFile): Outline {
  return { source: path, frontMatter: {}, frontMatterSpans: {}, excerpt: '', headings: [], anchors: [], links: [], assets: [], includes: [], wordCount: 0 };
}
