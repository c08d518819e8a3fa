import { suggest } from '@helpgen/model';
import type { CodeGrammar, CodeLanguage } from '@helpgen/model';

interface Language {
  readonly load: () => Promise<{ readonly default: CodeGrammar }>;
  readonly aliases: readonly string[];
}

// Each import is literal, so that a bundler sees it and only what a site uses is ever loaded.
const languages: { readonly [name: string]: Language | undefined } = {
  bash: { load: () => import('refractor/bash'), aliases: ['sh', 'shell', 'zsh', 'console', 'shellscript'] },
  basic: { load: () => import('refractor/basic'), aliases: [] },
  batch: { load: () => import('refractor/batch'), aliases: ['bat', 'cmd'] },
  bsl: { load: () => import('refractor/bsl'), aliases: ['1c', 'os', 'oscript'] },
  c: { load: () => import('refractor/c'), aliases: [] },
  cpp: { load: () => import('refractor/cpp'), aliases: ['c++'] },
  csharp: { load: () => import('refractor/csharp'), aliases: ['cs', 'c#', 'dotnet'] },
  css: { load: () => import('refractor/css'), aliases: [] },
  csv: { load: () => import('refractor/csv'), aliases: [] },
  diff: { load: () => import('refractor/diff'), aliases: ['patch'] },
  docker: { load: () => import('refractor/docker'), aliases: ['dockerfile'] },
  go: { load: () => import('refractor/go'), aliases: ['golang'] },
  graphql: { load: () => import('refractor/graphql'), aliases: [] },
  http: { load: () => import('refractor/http'), aliases: [] },
  ini: { load: () => import('refractor/ini'), aliases: ['conf', 'cfg'] },
  java: { load: () => import('refractor/java'), aliases: [] },
  javascript: { load: () => import('refractor/javascript'), aliases: ['js', 'mjs', 'cjs', 'node'] },
  json: { load: () => import('refractor/json'), aliases: ['jsonc', 'json5', 'webmanifest'] },
  jsx: { load: () => import('refractor/jsx'), aliases: [] },
  kotlin: { load: () => import('refractor/kotlin'), aliases: ['kt'] },
  latex: { load: () => import('refractor/latex'), aliases: ['tex'] },
  less: { load: () => import('refractor/less'), aliases: [] },
  lua: { load: () => import('refractor/lua'), aliases: [] },
  makefile: { load: () => import('refractor/makefile'), aliases: ['make'] },
  markdown: { load: () => import('refractor/markdown'), aliases: ['md'] },
  markup: { load: () => import('refractor/markup'), aliases: ['html', 'xml', 'svg', 'xhtml', 'xsd', 'xsl', 'xslt', 'mathml'] },
  nginx: { load: () => import('refractor/nginx'), aliases: [] },
  php: { load: () => import('refractor/php'), aliases: [] },
  powershell: { load: () => import('refractor/powershell'), aliases: ['ps1', 'ps', 'pwsh'] },
  properties: { load: () => import('refractor/properties'), aliases: ['env', 'dotenv'] },
  python: { load: () => import('refractor/python'), aliases: ['py'] },
  ruby: { load: () => import('refractor/ruby'), aliases: ['rb'] },
  rust: { load: () => import('refractor/rust'), aliases: ['rs'] },
  scss: { load: () => import('refractor/scss'), aliases: [] },
  sql: { load: () => import('refractor/sql'), aliases: [] },
  swift: { load: () => import('refractor/swift'), aliases: [] },
  toml: { load: () => import('refractor/toml'), aliases: [] },
  tsx: { load: () => import('refractor/tsx'), aliases: [] },
  typescript: { load: () => import('refractor/typescript'), aliases: ['ts', 'mts', 'cts'] },
  vbnet: { load: () => import('refractor/vbnet'), aliases: ['vb'] },
  yaml: { load: () => import('refractor/yaml'), aliases: ['yml'] },
};

const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'output', 'none']);

const nameByAlias = new Map(
  Object.entries(languages).flatMap(([name, language]) => [name, ...(language?.aliases ?? [])].map((alias) => [alias, name] as const)),
);

/** What a written language stands for. */
export type LanguageChoice =
  | { readonly kind: 'known'; readonly language: CodeLanguage }
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown'; readonly suggestion: string; readonly preset: string };

/** Languages of presets of ours that a site may show without naming the preset. */
const presetByLanguage: { readonly [name: string]: string | undefined } = { xbsl: '@helpgen/script', sbsl: '@helpgen/script' };

/** The language called `written` in a code fence, letter case ignored; those of presets, `own`, go first. */
export function chooseLanguage(written: string, own: readonly CodeLanguage[] = []): LanguageChoice {
  const alias = written.toLowerCase();
  if (plainNames.has(alias)) return { kind: 'plain' };
  const ownLanguage = own.find(({ name, aliases = [] }) => name === alias || aliases.includes(alias));
  if (ownLanguage !== undefined) return { kind: 'known', language: ownLanguage };
  const name = nameByAlias.get(alias);
  const language = name === undefined ? undefined : languages[name];
  if (name === undefined || language === undefined) {
    const names = [...nameByAlias.keys(), ...own.flatMap((each) => [each.name, ...(each.aliases ?? [])])];
    return { kind: 'unknown', suggestion: suggest(alias, names) ?? '', preset: presetByLanguage[alias] ?? '' };
  }
  return { kind: 'known', language: { name, grammar: async () => (await language.load()).default } };
}
