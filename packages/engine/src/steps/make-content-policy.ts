import { createHash } from 'node:crypto';
import type { SiteConfig } from '@helpgen/model';
import { policySourcesOf } from '@helpgen/model';

/**
 * The Content-Security-Policy for documents that carry `inlineScripts`: nothing inline besides them, nothing evaluated; as a meta element
 * can carry it, and with what only a header can say.
 */
export function makeContentPolicy(config: SiteConfig, inlineScripts: readonly string[]): { readonly meta: string; readonly header: string } {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const sources = policySourcesOf(config);
  const directives = Object.entries(sources).map(([name, values]) => [name, name === 'script-src' ? [...values, ...hashes] : values] as const);
  const general = sources['default-src']?.join(' ');
  const meta = directives
    // A fetch directive that says what the general one says need not be in every page.
    .filter(([name, values]) => name === 'default-src' || !name.endsWith('-src') || values.join(' ') !== general)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
  return { meta, header: `${meta}; frame-ancestors 'self'` };
}
