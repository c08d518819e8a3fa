import type { NotedDirective } from './article.ts';
import type { AnalysedSite } from './preset.ts';

/**
 * The versions that a directive compares, for presets that compare what they describe: `from` and `to` as they are written, else that
 * of the page, `own`, and the one listed behind it. `undefined`: there is none.
 */
export function versionsToCompare(
  { versions }: Pick<AnalysedSite, 'versions'>,
  { attributes }: Pick<NotedDirective, 'attributes'>,
  own: string,
): readonly [from: string | undefined, to: string] {
  const to = attributeText(attributes, 'to') ?? own;
  const at = versions.findIndex(({ name }) => name === to);
  return [attributeText(attributes, 'from') ?? (at < 0 ? undefined : versions[at + 1]?.name), to];
}

/** How a version is called where readers see it. */
export function labelOfVersion({ versions }: Pick<AnalysedSite, 'versions'>, name: string): string {
  return versions.find((version) => version.name === name)?.label ?? name;
}

/** The versions that directives called `name` want compared and the site does not have, each once, with those that there are, as code. */
export function findUnknownVersions({ versions, pages }: Pick<AnalysedSite, 'versions' | 'pages'>, name: string) {
  const known = versions.map((version) => version.name);
  const list = known.map((version) => `\`${version}\``).join(', ');
  const found = new Map<string, { readonly at: NotedDirective['at']; readonly args: { readonly version: string; readonly versions: string } }>();
  for (const { attributes, at } of pages.flatMap(({ outline }) => outline?.directives?.[name] ?? [])) {
    for (const version of [attributeText(attributes, 'from'), attributeText(attributes, 'to')]) {
      if (version === undefined || known.includes(version)) continue;
      // One file may be a page of several editions.
      found.set(JSON.stringify([at, version]), { at, args: { version, versions: list } });
    }
  }
  return [...found.values()];
}

/** The text of an attribute; `undefined` when it is none. */
export function attributeText(attributes: NotedDirective['attributes'], name: string): string | undefined {
  const value = attributes[name];
  return typeof value === 'string' ? value : undefined;
}
