import { parse as parseToml } from 'smol-toml';
import { parseDocument, type ScalarTag } from 'yaml';
import type { Known } from './known.ts';

// `!ENV NAME` and `!ENV [NAME, default]`: what the environment says is not known, and the default is what counts without it.
const environment = (collection: boolean): object => ({
  tag: '!ENV',
  ...(collection ? { collection: 'seq' } : {}),
  resolve: (value: unknown) =>
    collection && typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'
      ? ((value.toJSON() as unknown[]).at(-1) ?? null)
      : null,
});

/** The value of a YAML config; names of Python objects are texts, such as `pymdownx.slugs.slugify`. `undefined`: no YAML. */
export function parseYamlConfig(text: string): Known {
  const python = new Set([...text.matchAll(/!!python\/[\w/]+:[\w.]+/g)].map(([tag]) => tag));
  const names = [...python].map(
    (tag) => ({ tag: `tag:yaml.org,2002:${tag.slice(2)}`, resolve: () => tag.slice(tag.indexOf(':') + 1) }) as ScalarTag,
  );
  const calls = [...python].map((tag) => ({
    tag: `tag:yaml.org,2002:${tag.slice(2)}`,
    collection: 'map' as const,
    resolve: (value: unknown) => value,
  }));
  // The types of the library know no tags of collections here.
  const customTags = [...names, ...calls, environment(false), environment(true), relativeTag] as unknown as ScalarTag[];
  const document = parseDocument(text, { customTags, merge: true, logLevel: 'silent', uniqueKeys: false });
  return document.errors.length > 0 ? undefined : (document.toJS() as Known);
}

// MkDocs: a path relative to the config, `!relative $config_dir`.
const relativeTag: ScalarTag = { tag: '!relative', resolve: (value) => value };

/** The value of a TOML config; `undefined`: no TOML. */
export function parseTomlConfig(text: string): Known {
  try {
    return parseToml(text) as Known;
  } catch {
    return undefined;
  }
}
