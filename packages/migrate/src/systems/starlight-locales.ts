import { githubSlug } from '../convert/heading-rules.ts';
import { localeCode } from '../convert/locale-code.ts';
import { splitHead } from '../convert/parse-markdown.ts';
import type { ForeignPage } from '../foreign-site.ts';
import { entriesOf, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import { parseYamlConfig } from '../read/parse-config.ts';
import type { SiteFolder } from '../read/site-folder.ts';

/** The languages of a site. */
export interface StarlightLocales {
  readonly default: string;
  /** `folder` is empty for the language at the root. */
  readonly list: readonly { readonly code: string; readonly folder: string; readonly about: Known }[];
}

/** The words of the interface by key in each language, those of the main one where another lacks them. */
export function wordsOf(folder: SiteFolder, src: string, { list, default: main }: StarlightLocales): (language: string) => { readonly [key: string]: Known } {
  const known = new Map<string, { readonly [key: string]: Known }>();
  const wordsIn = (language: string): { readonly [key: string]: Known } => {
    const names = [language, list.find(({ code }) => code === language)?.folder ?? ''].map((name) => `${src}/content/i18n/${name}`);
    const json = names.map((name) => folder.jsonAt(`${name}.json`) as Known).find(isRecord);
    const yaml = names.flatMap((name) => [`${name}.yml`, `${name}.yaml`]).flatMap((file) => folder.textAt(file) ?? []).map(parseYamlConfig);
    return json ?? yaml.find(isRecord) ?? {};
  };
  return (language) => {
    const own = known.get(language) ?? { ...(language === main ? {} : wordsIn(main)), ...wordsIn(language) };
    known.set(language, own);
    return own;
  };
}

/** The languages that the config names; without any all is in English. */
export function readLocales(config: Known): StarlightLocales {
  const entries = entriesOf(config, 'locales');
  if (entries.length === 0) return { default: 'en', list: [{ code: 'en', folder: '', about: undefined }] };
  const list = entries.map(([key, about]) => {
    const lang = textOf(about, 'lang');
    const code = key === 'root' ? (lang ?? 'en') : localeCode(key, lang).replace(/-([a-z]{2})$/i, (_whole, region: string) => `-${region.toUpperCase()}`);
    return { code, folder: key === 'root' ? '' : key, about };
  });
  const wanted = textOf(config, 'defaultLocale');
  const main = list.find(({ folder }) => folder === '') ?? list.find(({ folder }) => folder === wanted) ?? list[0];
  return { default: main?.code ?? 'en', list };
}

/** Where a file at `file` below the folder of the documents belongs. */
export function placeOf(
  { list, default: main }: StarlightLocales,
  file: string,
): { readonly locale: string; readonly path: string; readonly to: string; readonly root: string } {
  const local = list.find(({ folder }) => folder !== '' && file.startsWith(`${folder}/`));
  const path = (local === undefined ? file : file.slice(local.folder.length + 1)).replace(/\.mdx$/, '.md');
  const locale = local?.code ?? main;
  // The main language stands at the root here, in a folder or not.
  const root = local === undefined || locale === main ? '/' : `/${local.folder}/`;
  return { locale, path, to: locale === main ? `docs/${path}` : `i18n/${locale}/docs/${path}`, root };
}

/** The page of `from`, which lies at `below` in the folder of the documents. */
export function placePage(folder: SiteFolder, locales: StarlightLocales, { from, below }: { readonly from: string; readonly below: string }): ForeignPage {
  const { locale, path: own, to, root } = placeOf(locales, below);
  const slug = /^slug:[ \t]*["']?([^"'\n]+?)["']?[ \t]*$/m.exec(splitHead(folder.textAt(from) ?? '').head ?? '')?.[1];
  const route = own
    .replace(/\.md$/, '')
    .split('/')
    .map(githubSlug)
    .join('/')
    .replace(/(?:^|\/)index$/, '');
  const isHidden = own.split('/').some((name) => name.startsWith('_'));
  const folderOfMain = mainFolder(locales);
  const isMoved = locale === locales.default && folderOfMain !== '';
  const here = slug === undefined ? root + route : `/${slug.replace(/^\//, '')}`;
  const written = isMoved && slug === undefined ? `/${folderOfMain}${here}` : here;
  const address = `${written.replace(/\/$/, '')}/`;
  const moved = isMoved && address.startsWith(`/${folderOfMain}/`) ? { movesTo: address.slice(folderOfMain.length + 1) } : {};
  return { from, to, path: own, address: isHidden ? undefined : address, root, locale, ...moved };
}

/** The folder of the main language, which stands in addresses of the old site and not in those of the new one; mostly it has none. */
export function mainFolder({ list, default: main }: StarlightLocales): string {
  return list.find(({ code }) => code === main)?.folder ?? '';
}

/** `body` with links to pages of the main language, in `folder`, that lead to their new addresses. */
export function withoutMainFolder(body: string, folder: string): string {
  if (folder === '') return body;
  return body.replace(new RegExp(`(\\]\\(|\\shref=["']|^\\[[^\\]\\n]+\\]:[ \\t]*)/${folder}(?:/|(?=[)"'#?\\s]))`, 'gm'), '$1/');
}
