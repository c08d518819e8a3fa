import { compileArticle } from '@helpgen/content';
import type { Article, ArticleSource, Checked, ContentOptions, SourceFile, SourcePath } from '@helpgen/model';
import script from '@helpgen/script';
import { preset } from '../preset.ts';

const presets = [script, preset({})];
const by = preset({}).sources.find(({ kind }) => kind === 'article');
const source = { by: by as ArticleSource, preset: '@helpgen/reference', read: () => undefined };

/** Options of tests: everything on, nothing trusted. */
const options: ContentOptions = {
  words: {},
  locale: 'ru',
  trustHtml: false,
  math: true,
  diagrams: true,
  maintainAnchorCase: false,
  smartQuotes: false,
  typography: false,
  linkTypes: true,
  defaultLanguage: 'text',
  magicComments: [],
  admonitionKinds: [],
  directives: {},
  anchors: 'github',
  includeRoots: [],
  classes: [],
  variables: {},
  videos: [],
  elementParts: [],
  terminology: [],
  limits: { size: 1_000_000, lines: 20_000, lineLength: 100_000, nesting: 100, directives: 30, patterns: 1500, rows: 5000, marks: 5000 },
  checks: {
    agents: 'ignore', unknownLanguage: 'warn', unknownDirective: 'warn', unknownFrontMatter: 'throw', terminology: 'warn',
    foreignSyntax: 'warn', removedHtml: 'warn', repeatedText: 'warn',
  },
};

const fileAt = (path: SourcePath, text: string): SourceFile => ({ path, text, digest: `digest of ${path}` });

/** The page of the description `text`, with `files` to include; `over` are further options. */
export function compilePage(
  text: string,
  files: { readonly [path: string]: string } = {},
  over: Partial<ContentOptions> = {},
): Promise<Checked<Article>> {
  const readInclude = (path: SourcePath): SourceFile | undefined => (files[path] === undefined ? undefined : fileAt(path, files[path]));
  return compileArticle(fileAt('docs/page.yaml' as SourcePath, text), { ...options, ...over }, { readInclude, presets, source });
}
