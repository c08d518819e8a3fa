import { parse as parseToml, stringify as writeToml } from 'smol-toml';
import { parse as parseYaml, stringify as writeYaml } from 'yaml';
import { guarded, isPlain } from './known-calls.ts';
import type { Known, KnownFunction } from './known.ts';

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

/** What `useBaseUrl` makes of `address`, without the base path of the site, which is put in front of every address here. */
export function siteAddress(address: string): string {
  return address === '' || /^(?:[a-z][\w+.-]*:|\/|#)/i.test(address) ? address : `/${address}`;
}

const baseUrl: KnownFunction = ([address]) => (typeof address === 'string' ? siteAddress(address) : undefined);

/** Packages by which components show data as a text or make addresses, and what of them can be called. */
export const knownPackages: { readonly [name: string]: Known } = {
  '@docusaurus/useBaseUrl': { default: baseUrl, useBaseUrlUtils: () => ({ withBaseUrl: baseUrl }) },
  yaml: { ...yaml, default: yaml },
  'js-yaml': { ...yaml, default: yaml },
  '@iarna/toml': { ...toml, default: toml },
  'smol-toml': { ...toml, default: toml },
};
