import { at, entriesOf, textOf } from '../read/known-values.ts';
import { isRecord, notKnown, type Known, type KnownFunction } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { versionOf, type DocsInstance, type DocusaurusLocales } from './docusaurus-docs.ts';

/** A site as its packages know it, and the page that asks. */
interface PackageSite {
  readonly config: Known;
  readonly languages: DocusaurusLocales;
  readonly locale: string;
  readonly instances: readonly DocsInstance[];
  readonly page: () => string | undefined;
}

/** What the packages of Docusaurus give to pages and components in `locale`: texts of `code.json`, and what the site is. */
export function docusaurusPackages(
  folder: SiteFolder,
  { config, languages, locale, instances, page }: PackageSite,
): { readonly [specifier: string]: Known } {
  const { main, locales } = languages;
  const messages = new Map(
    entriesOf(folder.jsonAt(`i18n/${locale}/code.json`) as Known).flatMap(([key, value]) => {
      const message = textOf(value, 'message');
      return message === undefined ? [] : [[key, message] as const];
    }),
  );
  const messageOf = (id: Known, written: Known): string | undefined => {
    const key = typeof id === 'string' ? id : written;
    const own = typeof key === 'string' ? messages.get(key) : undefined;
    // Texts of the theme have ids alone, and are written in its packages.
    return own ?? (typeof written === 'string' ? written : typeof id === 'string' && !id.startsWith('theme.') ? id : undefined);
  };
  const Translate: KnownFunction = ([props]) => interpolated(messageOf(at(props, 'id'), plainText(at(props, 'children'))), at(props, 'values'));
  const translate: KnownFunction = ([text, values]) => interpolated(messageOf(at(text, 'id'), at(text, 'message')), values);
  const i18n = { currentLocale: locale, defaultLocale: main, locales, localeConfigs: at(config, 'i18n', 'localeConfigs') };
  // The base path is put in front of every address here.
  const siteConfig = { ...(isRecord(config) ? config : {}), baseUrl: '/' };
  const activeVersion = (): Known => {
    const { version } = versionOf(page() ?? '', { instances, languages, locale }) ?? {};
    return version === undefined ? notKnown : { name: version.name, version: version.name, label: version.label ?? version.name, isLast: version.isLast };
  };
  return {
    '@docusaurus/plugin-content-docs/client': { useActiveVersion: activeVersion, useDocsVersion: activeVersion },
    '@docusaurus/Translate': { default: Translate, translate },
    '@docusaurus/Interpolate': { default: Interpolate, interpolate: ([text, values]) => interpolated(text, values) },
    '@docusaurus/useDocusaurusContext': { default: () => ({ i18n, siteConfig }) },
  };
}

const Interpolate: KnownFunction = ([props]) => interpolated(plainText(at(props, 'children')), at(props, 'values'));

/** A text that is the only child of an element. */
function plainText(children: Known): Known {
  const [only, ...others] = Array.isArray(children) ? (children as readonly Known[]) : [children];
  return others.length === 0 ? only : undefined;
}

/** `text` with `values` in the place of `{name}`: one text when all are plain, else its parts. A place without a value stays as it is. */
function interpolated(text: Known, values: Known): Known {
  if (typeof text !== 'string') return notKnown;
  const valueOf = (name: string): Known => (values === notKnown ? notKnown : (at(values, name) ?? `{${name}}`));
  const parts = text.split(/\{(\w+)\}/).map((part, index): Known => (index % 2 === 1 ? valueOf(part) : part));
  return parts.every((part) => typeof part === 'string' || typeof part === 'number') ? parts.join('') : parts;
}
