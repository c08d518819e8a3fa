import type { Edition, LocaleConfig, RoutePath, SiteConfig, VersionConfig } from '@helpgen/model';
import { parseRoutePath } from '@helpgen/model';

/** An edition with the parts of the config it comes from. */
export interface EditionPlan {
  readonly edition: Edition;
  readonly version: VersionConfig;
  readonly locale: LocaleConfig;
  readonly isDefaultLocale: boolean;
}

/** Every version in every locale, by the order of locales, then of versions. */
export function makeEditions(config: SiteConfig): readonly EditionPlan[] {
  return config.locales.list.flatMap((locale) =>
    config.versions.map((version) => ({
      edition: editionOf(config, version, locale.code),
      version,
      locale,
      isDefaultLocale: locale.code === config.locales.default,
    })),
  );
}

/** The edition of `version` in the locale `code`. */
export function editionOf(config: SiteConfig, version: VersionConfig, code: string): Edition {
  const root = toRoute(`${findLocale(config, code).path}/${version.path}`);
  return { key: editionKey(version.name, code), version: version.name, locale: code, root };
}

/** The key of the edition of `version` in `locale`. */
export function editionKey(version: string, locale: string): string {
  return `${version}/${locale}`;
}

/** The locale in the `key` of an edition. */
export function localeOfEdition(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

/** The version in the `key` of an edition. */
export function versionOfEdition(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}

/** The version of the edition with `key`. */
export function findVersion({ versions }: SiteConfig, key: string): VersionConfig | undefined {
  return versions.find(({ name }) => name === versionOfEdition(key));
}

/** Name of the version that stands at the root path; generic pages belong to its editions. */
export function currentVersionOf(config: SiteConfig): VersionConfig | undefined {
  return config.versions.find(({ isCurrent }) => isCurrent) ?? config.versions[0];
}

/** The route below which all pages of `locale` lie. */
export function localeRootOf(locale: LocaleConfig): RoutePath {
  return toRoute(locale.path);
}

/** The locale named `code`; the default one when there is none. */
export function findLocale({ locales }: SiteConfig, code: string): LocaleConfig {
  const found = locales.list.find((locale) => locale.code === code) ?? locales.list[0];
  return found ?? { code, label: code, direction: 'ltr', htmlLang: code, calendar: 'gregory', texts: {}, wordsFile: null, words: {}, path: '' };
}

/** `path` below `root` as a route; a path that climbs stays at the root. */
export function joinRoute(root: RoutePath, path: string): RoutePath {
  return toRoute(`${root}/${path}`);
}

function toRoute(text: string): RoutePath {
  return parseRoutePath(text) ?? ('/' as RoutePath);
}
