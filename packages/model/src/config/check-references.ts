import type { Diagnostic } from '../diagnostic.ts';
import { defineDiagnostics } from '../diagnostic.ts';
import { configCatalogue } from '../catalogue/catalogue.ts';
import type { JsonPath, JsonSource } from '../json-source.ts';
import { placeOf } from '../json-source.ts';
import { suggest } from '../suggest.ts';
import { itemsOf, objectOf } from '../json.ts';
import { pointerOf } from './pointer.ts';

const finding = defineDiagnostics(configCatalogue);

/**
 * What parts of a config say of each other: names that the navbar takes from sidebars and versions, keys that cancel
 * each other. Looks at the text as it was written, so that mistakes elsewhere hide nothing.
 */
export function checkReferences(source: JsonSource): readonly Diagnostic[] {
  const config = objectOf(source.value);
  const sidebarIds = sidebarIdsOf(config);
  const versionNames = Array.isArray(config['versions']) ? config['versions'].flatMap(nameOf) : ['current'];
  const found = itemsOf(objectOf(config['navbar'])['items']).flatMap((item, index) => {
    const { type, sidebarId, versions } = objectOf(item);
    const path = ['navbar', 'items', index];
    if (type === 'docSidebar') return unknownName(source, [...path, 'sidebarId'], sidebarId, sidebarIds, 'HG1064');
    if (type !== 'docsVersionDropdown') return [];
    return itemsOf(versions).flatMap((name, place) => unknownName(source, [...path, 'versions', place], name, versionNames, 'HG1065'));
  });
  return [...found, ...checkCollapsing(source, config), ...checkTexts(source, config)];
}

type ConfigText = ReturnType<typeof objectOf>;

function sidebarIdsOf({ sidebars, versions }: ConfigText): readonly string[] {
  const own = sidebars === undefined ? ['docs'] : Object.keys(objectOf(sidebars));
  return [...new Set([...own, ...itemsOf(versions).flatMap((version) => Object.keys(objectOf(objectOf(version)['sidebars'])))])];
}

function nameOf(version: unknown): readonly string[] {
  const { name } = objectOf(version);
  return typeof name === 'string' ? [name] : [];
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
  return [finding(code, args, placeOf(source, path, 'value'))];
}

function checkCollapsing(source: JsonSource, config: ConfigText): readonly Diagnostic[] {
  const { collapsible, collapsed } = objectOf(config['sidebar']);
  if (collapsible !== false || collapsed !== true) return [];
  const args = { key: 'sidebar.collapsed', other: 'sidebar.collapsible', value: 'false' };
  return [finding('HG1018', args, placeOf(source, ['sidebar', 'collapsed'], 'key'))];
}

/** A text of a locale that the config has nowhere would replace nothing. */
function checkTexts(source: JsonSource, config: ConfigText): readonly Diagnostic[] {
  const { locales, ...rest } = config;
  const texts = itemsOf(objectOf(locales)['list']).map((locale) => Object.keys(objectOf(objectOf(locale)['texts'])));
  const known = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') known.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  if (texts.flat().length > 0) collect(rest);
  return texts.flatMap((own, index) =>
    own
      .filter((text) => !known.has(text))
      .map((text) => finding('HG1034', { text, suggestion: suggest(text, known) ?? '' }, placeOf(source, ['locales', 'list', index, 'texts', text], 'key'))),
  );
}
