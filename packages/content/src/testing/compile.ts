import type { Article, Checked, ContentOptions, Preset, SourceFile, SourcePath } from '@helpgen/model';
import script from '@helpgen/script';
import { compileArticle } from '../compile-article.ts';

/** Options of tests: everything on, nothing trusted. */
export const testOptions: ContentOptions = {
  locale: 'ru',
  words: {},
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

/** A file of a test. */
export function sourceFile(path: string, text: string): SourceFile {
  return { path: path as SourcePath, text, digest: `digest of ${path}` };
}

/** Presets of tests: a language that knows names and mistakes. */
export const testPresets: readonly Preset[] = [script];

/** The article of `text` at `path`, with `files` to include. */
export function compileText(
  text: string,
  options: Partial<ContentOptions> = {},
  files: { readonly [path: string]: string } = {},
  path = 'docs/page.md',
): Promise<Checked<Article>> {
  const read = (name: SourcePath): SourceFile | undefined => (files[name] === undefined ? undefined : sourceFile(name, files[name]));
  return compileArticle(sourceFile(path, text), { ...testOptions, ...options }, { readInclude: read, presets: testPresets });
}

/** The codes and places of `checked`, as `HG2003 2:1+5`. */
export function findings(checked: Checked<unknown>): readonly string[] {
  return checked.diagnostics.map(({ code, at }) => `${code} ${at?.line ?? '?'}:${at?.column ?? '?'}+${at?.length ?? '?'}`);
}
