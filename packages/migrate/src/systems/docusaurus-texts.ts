import { at, entriesOf, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import type { DocsInstance, DocsVersion } from './docusaurus-docs.ts';

// Behind such a beginning stands what the config calls it.
const labelled = /^(?:item\.label|link\.title|link\.item\.label)\.(.+)$/;
const ofSidebar = /^sidebar\.(.+?)\.(category|link|doc)\.(.+)$/;
const ofList = /\.link\.generated-index\.(title|description)$/;

/** What is written of a site, by which its texts are found. */
export interface WrittenTexts {
  readonly config: Known;
  readonly instances: readonly DocsInstance[];
  /** By file. */
  readonly sidebars: ReadonlyMap<string, Known>;
}

/**
 * What the texts of the config are called in `locale`, by what is written there: the translations of Docusaurus, which name some by a
 * key. Two texts that are written alike have one name in a language; where its translations have two, the first counts.
 */
export function textsOf(folder: SiteFolder, locale: string, { config, instances, sidebars }: WrittenTexts): { readonly [text: string]: string } {
  const texts: { [text: string]: string } = {};
  const call = (written: string | undefined, message: string | undefined): void => {
    if (written !== undefined && message !== undefined && message !== written) texts[written] ??= message;
  };
  for (const name of ['navbar', 'footer']) {
    const theme = at(config, 'themeConfig', name);
    for (const [key, message] of messagesIn(folder, `i18n/${locale}/docusaurus-theme-classic/${name}.json`))
      call(labelled.exec(key)?.[1] ?? textOf(theme, ...key.split('.')), message);
  }
  for (const instance of instances) {
    for (const version of instance.versions) {
      const file = fileOf(locale, instance, version);
      call(version.label, new Map(messagesIn(folder, file)).get('version.label'));
      const items = version.sidebarFile === undefined ? [] : categoriesIn(sidebars.get(version.sidebarFile));
      for (const [key, message] of messagesIn(folder, file)) {
        const [, , kind, name = ''] = ofSidebar.exec(key) ?? [];
        if (kind === undefined) continue;
        const list = ofList.exec(name)?.[1];
        const base = name.replace(ofList, '');
        const item = kind === 'category' ? items.find((category) => (textOf(category, 'key') ?? textOf(category, 'label')) === base) : undefined;
        if (list !== undefined) call(textOf(item, 'link', list), message);
        else call(item === undefined ? name : textOf(item, 'label'), message);
      }
    }
  }
  return texts;
}

/** What categories of a version are called in `locale`, by their key, which is the label where they have none. */
export function versionTexts(folder: SiteFolder, locale: string, instance: DocsInstance, version: DocsVersion): ReadonlyMap<string, string> {
  const messages = messagesIn(folder, fileOf(locale, instance, version)).flatMap(([key, message]) => {
    const [, , kind, name] = ofSidebar.exec(key) ?? [];
    return kind === 'category' && name !== undefined ? [[name, message] as const] : [];
  });
  // Of a category in several sidebars the first.
  return new Map(messages.toReversed());
}

function fileOf(locale: string, { id }: DocsInstance, { name }: DocsVersion): string {
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  return `i18n/${locale}/${plugin}/${name === 'current' ? 'current' : `version-${name}`}.json`;
}

function messagesIn(folder: SiteFolder, file: string): readonly (readonly [string, string])[] {
  return entriesOf(folder.jsonAt(file) as Known).flatMap(([key, value]) => {
    const message = textOf(value, 'message');
    return message === undefined ? [] : [[key, message] as const];
  });
}

function categoriesIn(value: Known): readonly Known[] {
  if (Array.isArray(value)) return (value as readonly Known[]).flatMap(categoriesIn);
  if (!isRecord(value)) return [];
  return [...(textOf(value, 'type') === 'category' ? [value] : []), ...Object.values(value).flatMap(categoriesIn)];
}
