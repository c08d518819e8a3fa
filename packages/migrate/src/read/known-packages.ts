import { parse as parseToml, stringify as writeToml } from 'smol-toml';
import { parse as parseYaml, stringify as writeYaml } from 'yaml';
import { guarded, isPlain } from './known-calls.ts';
import { at } from './known-values.ts';
import { notKnown, type Known, type KnownFunction } from './known.ts';
import { visitPackage } from './visit-package.ts';

const writes =
  (write: (value: object) => string): KnownFunction =>
  ([value]) =>
    typeof value === 'object' && value !== null && isPlain(value) ? guarded(() => write(value)) : undefined;
const reads =
  (read: (text: string) => unknown): KnownFunction =>
  ([text]) =>
    typeof text === 'string' ? guarded(() => read(text) as Known) : undefined;

const yaml = { parse: reads(parseYaml), stringify: writes(writeYaml), load: reads(parseYaml), dump: writes(writeYaml) };
const toml = { parse: reads(parseToml), stringify: writes(writeToml) };

// Markdown that is shown as HTML is read when it is shown.
const markdown: KnownFunction = ([text]) => (typeof text === 'string' ? { markdown: text } : undefined);
const markdownIt: KnownFunction = () => ({ render: markdown, renderInline: markdown });

/** What `useBaseUrl` makes of `address`, without the base path of the site, which is put in front of every address here. */
export function siteAddress(address: string): string {
  return address === '' || /^(?:[a-z][\w+.-]*:|\/|#)/i.test(address) ? address : `/${address}`;
}

const baseUrl: KnownFunction = ([address]) => (typeof address === 'string' ? siteAddress(address) : undefined);

const link =
  (textIn: (props: Known) => Known): KnownFunction =>
  ([props]) => {
    const href = at(props, 'href');
    // Without an address it leads nowhere.
    const name = href === undefined ? 'span' : 'a';
    return { element: name, name, props: href === undefined ? {} : { href }, children: [textIn(props) ?? notKnown] };
  };
const heading: KnownFunction = ([props]) => {
  const [name, id, children] = ['as', 'id', 'children'].map((key) => at(props, key));
  const tag = typeof name === 'string' ? name : 'h2';
  return { element: tag, name: tag, props: { id }, children: [children] };
};
const vitePressTheme = { VPButton: link((props) => at(props, 'text')), VPLink: link((props) => at(props, 'children')) };
const vitePressParts = Object.entries(vitePressTheme).map(([name, part]) => [`vitepress/dist/client/theme-default/components/${name}.vue`, { default: part }]);

// What a schema admits it gives back as it is.
const schema: { [name: string]: Known } = { parse: ([value]) => value };
for (const name of ['optional', 'default', 'nullable', 'or', 'and', 'min', 'max']) schema[name] = () => schema;
const z: Known = Object.fromEntries(
  'any array boolean custom enum literal number object record string tuple union unknown'.split(' ').map((name) => [name, () => schema]),
);

/** Packages by which components show data as a text or make addresses, and what of them can be called. */
export const knownPackages: { readonly [name: string]: Known } = {
  '@docusaurus/useBaseUrl': { default: baseUrl, useBaseUrlUtils: () => ({ withBaseUrl: baseUrl }) },
  '@theme/MDXComponents/A': { default: link((props) => at(props, 'children')) },
  '@theme/Heading': { default: heading },
  'vitepress/theme': vitePressTheme,
  ...Object.fromEntries(vitePressParts),
  zod: { z, default: z },
  'astro/zod': { z, default: z },
  'unist-util-visit': visitPackage,
  yaml: { ...yaml, default: yaml },
  'js-yaml': { ...yaml, default: yaml },
  '@iarna/toml': { ...toml, default: toml },
  'smol-toml': { ...toml, default: toml },
  'js-toml': { load: toml.parse, dump: toml.stringify },
  'markdown-it': { default: markdownIt },
};
