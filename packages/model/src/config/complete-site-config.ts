import type { SiteConfig } from './site-config.ts';
import type { VersionInput } from './versions.ts';
import { completeVersions } from './versions.ts';

/** A checked config whose defaults that follow from other keys are still to be filled in. */
export interface IncompleteConfig extends Omit<SiteConfig, 'versions' | 'storageNamespace'> {
  $schema?: string;
  readonly versions?: readonly VersionInput[];
  readonly storageNamespace: boolean | string;
}

/** The config with the defaults that depend on several keys: versions and the suffix of storage keys. */
export function completeSiteConfig(input: IncompleteConfig): SiteConfig {
  const { ...config } = input;
  delete config.$schema;
  return {
    ...config,
    versions: completeVersions(config.versions, config.content),
    storageNamespace: suffixOf(config),
  };
}

function suffixOf({ storageNamespace: namespace, url, basePath }: IncompleteConfig): string {
  if (namespace === false) return '';
  return `-${namespace === true ? fnv1a(url + basePath).slice(0, 3) : namespace}`;
}

/** The 32-bit FNV-1a hash of the UTF-16 units of `text`, as eight hex digits (Fowler, Noll, Vo). */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
