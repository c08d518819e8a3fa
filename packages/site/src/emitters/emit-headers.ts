import type { Artifact, ContentGraph, OutputPath, SiteConfig } from '@helpgen/model';
import { offlineWorkerPath } from '@helpgen/model';
import { encodePath } from '@helpgen/model/url';

/**
 * A `_headers` file (Netlify, Cloudflare Pages) with the security headers of every page, and caching for ever of what is
 * named by its content. `contentSecurityPolicy` is the value of the header; empty: none is written.
 */
export function emitHeaders(config: SiteConfig, graph: ContentGraph, contentSecurityPolicy: string): readonly Artifact[] {
  const path = '_headers' as OutputPath;
  if (graph.staticFiles.some(({ output }) => output === path)) return [];
  const base = encodePath(config.basePath);
  // A line break would begin another header.
  const policy = contentSecurityPolicy.replace(/[\r\n]+/g, ' ');
  const lines = [
    `${base}*`,
    ...(policy === '' ? [] : [`  Content-Security-Policy: ${policy}`]),
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: SAMEORIGIN',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    ...(config.offline ? [`${base}${offlineWorkerPath}`, '  Cache-Control: no-cache'] : []),
    ...(config.noIndex ? [`${base}*`, '  X-Robots-Tag: noindex, nofollow'] : []),
  ];
  return [{ path, content: `${lines.join('\n')}\n` }];
}
