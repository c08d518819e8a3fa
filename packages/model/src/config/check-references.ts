import type { Diagnostic } from '../diagnostic.ts';
import { defineDiagnostics } from '../diagnostic.ts';
import { configCatalogue } from '../catalogue/config.ts';
import type { JsonPath, JsonSource } from '../json-source.ts';
import { spanOfKey, spanOfValue } from '../json-source.ts';
import { suggest } from '../suggest.ts';
import { isObject } from '../json.ts';
import { pointerOf } from './pointer.ts';

const finding = defineDiagnostics(configCatalogue);

/**
 * What parts of a config say of each other: names that the navbar takes from sidebars and versions, keys that cancel
 * each other. Looks at the text as it was written, so that mistakes elsewhere hide nothing.
 */
export function checkReferences(source: JsonSource): readonly Diagnostic[] {
  const config = isObject(source.value) ? source.value : {};
  const navbar = isObject(config['navbar']) ? config['navbar'] : {};
  const items = Array.isArray(navbar['items']) ? navbar['items'] : [];
  const sidebarIds = sidebarIdsOf(config);
  const versionNames = versionNamesOf(config);
  const found = items.flatMap((item: unknown, index) => {
    if (!isObject(item)) return [];
    const path = ['navbar', 'items', index];
    if (item['type'] === 'docSidebar') return unknownName(source, [...path, 'sidebarId'], item['sidebarId'], sidebarIds, 'HG1064');
    if (item['type'] !== 'docsVersionDropdown' || !Array.isArray(item['versions'])) return [];
    return item['versions'].flatMap((name: unknown, place) =>
      unknownName(source, [...path, 'versions', place], name, versionNames, 'HG1065'),
    );
  });
  return [...found, ...checkCollapsing(source, config), ...checkTexts(source, config)];
}

type ConfigText = { readonly [key: string]: unknown };

function sidebarIdsOf(config: ConfigText): readonly string[] {
  const versions = Array.isArray(config['versions']) ? config['versions'] : [];
  const own = config['sidebars'] === undefined ? ['docs'] : namesOf(config['sidebars']);
  return [...new Set([...own, ...versions.flatMap((version: unknown) => (isObject(version) ? namesOf(version['sidebars']) : []))])];
}

function versionNamesOf(config: ConfigText): readonly string[] {
  if (!Array.isArray(config['versions'])) return ['current'];
  return config['versions'].flatMap((version: unknown) =>
    isObject(version) && typeof version['name'] === 'string' ? [version['name']] : [],
  );
}

function namesOf(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function unknownName(
  source: JsonSource,
  path: JsonPath,
  name: unknown,
  known: readonly string[],
  code: 'HG1064' | 'HG1065',
): readonly Diagnostic[] {
  if (typeof name !== 'string' || name === '' || known.includes(name)) return [];
  const args = { key: pointerOf(path), value: name, known: known.map((each) => `\`${each}\``), suggestion: suggest(name, known) ?? '' };
  return [finding(code, args, { at: { file: source.file.path, ...spanOfValue(source, path) } })];
}

function checkCollapsing(source: JsonSource, config: ConfigText): readonly Diagnostic[] {
  const sidebar = isObject(config['sidebar']) ? config['sidebar'] : {};
  if (sidebar['collapsible'] !== false || sidebar['collapsed'] !== true) return [];
  const args = { key: 'sidebar.collapsed', other: 'sidebar.collapsible', value: 'false' };
  return [finding('HG1018', args, { at: { file: source.file.path, ...spanOfKey(source, ['sidebar', 'collapsed']) } })];
}

/** A text of a locale that the config has nowhere would replace nothing. */
function checkTexts(source: JsonSource, config: ConfigText): readonly Diagnostic[] {
  const { locales, ...rest } = config;
  const list: readonly unknown[] = isObject(locales) && Array.isArray(locales['list']) ? locales['list'] : [];
  const known = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') known.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  if (list.some((locale) => isObject(locale) && locale['texts'] !== undefined)) collect(rest);
  return list.flatMap((locale, index) =>
    Object.keys(isObject(locale) && isObject(locale['texts']) ? locale['texts'] : {}).flatMap((text) => {
      if (known.has(text)) return [];
      const at = { file: source.file.path, ...spanOfKey(source, ['locales', 'list', index, 'texts', text]) };
      return [finding('HG1034', { text, suggestion: suggest(text, [...known]) ?? '' }, { at })];
    }),
  );
}
