import type { ContentOptions, Outline, SourceFile, SourcePath } from '@helpgen/model';
import { typesetHead } from './text/typeset.ts';
import { plainSourceOf } from './source/locate.ts';
import { parseFrontMatter, type ParsedFrontMatter, splitFrontMatter } from './source/parse-front-matter.ts';

/**
 * The outline of the article in `file` up to its front matter and title: where its page stands and what others call it. Headings, links
 * and words are missing, and nothing is found wrong; {@link compileArticle} fills in the rest. `given`: the title of a file that is no Markdown.
 */
export function readOutline(file: SourceFile, options: Pick<ContentOptions, 'locale' | 'smartQuotes' | 'typography' | 'words'>, given?: string): Outline {
  const source = plainSourceOf(file);
  if (given !== undefined) return outlineOf(file.path, { value: { title: given }, spans: {}, findings: [] });
  const split = splitFrontMatter(source.text);
  const head = parseFrontMatter(source, split);
  const title = titleOf(source.text.slice(split.bodyStart, split.bodyStart + 2000));
  return { ...outlineOf(file.path, { ...head, value: typesetHead(head.value, options) }), ...(title === '' ? {} : { contentTitle: title }) };
}

/** The outline of an article of which nothing but its front matter is known. */
export function outlineOf(source: SourcePath, { value: frontMatter, spans: frontMatterSpans }: ParsedFrontMatter): Outline {
  return { source, frontMatter, frontMatterSpans, excerpt: '', headings: [], anchors: [], links: [], assets: [], includes: [], wordCount: 0 };
}

/** The first heading of level 1 in front of any block of code; without its marks, as the parser is not asked. */
function titleOf(text: string): string {
  const [prose = ''] = text.split(/^ {0,3}(?:```|~~~)/m);
  const [, heading = ''] = /^ {0,3}# +(.*?)(?: +#+)? *(?:\{#[^}]*\} *)?$/m.exec(prose) ?? [];
  return heading.replace(/[*_`]/g, '').trim();
}
