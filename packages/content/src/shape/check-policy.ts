import type { PolicySources } from '@helpgen/model';

/** What of an element a browser refuses that keeps to the content policy of the site. */
export interface RefusedPart {
  /** As it is written, about. */
  readonly what: string;
  readonly directive: string;
  /** What the directive would have to allow; empty: nothing that it should. */
  readonly source: string;
}

const loading: { readonly [tag: string]: readonly (readonly [attribute: string, directive: string])[] | undefined } = {
  audio: [['src', 'media-src']],
  embed: [['src', 'object-src']],
  form: [['action', 'form-action']],
  frame: [['src', 'frame-src']],
  iframe: [['src', 'frame-src']],
  img: [['src', 'img-src']],
  object: [['data', 'object-src']],
  script: [['src', 'script-src']],
  source: [['src', 'media-src']],
  track: [['src', 'media-src']],
  video: [['src', 'media-src'], ['poster', 'img-src']],
};

/** What a browser refuses of the element `tag` with `attributes` on pages with `policy`, of which `origin` is where the site is. */
export function refusedParts(tag: string, attributes: ReadonlyMap<string, string>, policy: PolicySources): readonly RefusedPart[] {
  const refused: RefusedPart[] = [];
  const styles = policy['style-src'] ?? [];
  const isSheet = tag === 'link' && /\bstylesheet\b/i.test(attributes.get('rel') ?? '');
  for (const [attribute, directive] of isSheet ? [['href', 'style-src'] as const] : (loading[tag] ?? [])) {
    const url = attributes.get(attribute);
    const source = url === undefined ? undefined : refusedSource(url, directive, policy);
    if (source !== undefined) refused.push({ what: `<${tag} ${attribute}="${url ?? ''}">`, directive, source });
  }
  if ((tag === 'style' || attributes.has('style')) && !styles.includes("'unsafe-inline'")) {
    const what = tag === 'style' ? '<style>' : `<${tag} style="…">`;
    refused.push({ what, directive: 'style-src', source: "'unsafe-inline'" });
  }
  // What a page says as data is not run.
  const runs = tag === 'script' && !attributes.has('src') && !/json/i.test(attributes.get('type') ?? '');
  if (runs) refused.push({ what: '<script>', directive: 'script-src', source: '' });
  const handler = [...attributes.keys()].find((name) => /^on[a-z]/.test(name));
  if (handler !== undefined) refused.push({ what: `<${tag} ${handler}="…">`, directive: 'script-src', source: '' });
  return refused;
}

/** What `directive` would have to name for `url` to be loaded; `undefined`: it may be loaded as it is. */
function refusedSource(url: string, directive: string, policy: PolicySources): string | undefined {
  const sources = policy[directive] ?? (directive === 'frame-src' ? policy['child-src'] : undefined) ?? policy['default-src'] ?? [];
  const [, scheme = '', host = '', path = ''] = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)/i.exec(url.trim()) ?? [];
  if (scheme === '' && host === '') return sources.some((source) => source === "'self'" || source === '*') ? undefined : "'self'";
  const wanted: Address = { scheme: (scheme === '' ? 'https' : scheme).toLowerCase(), host: host.toLowerCase(), path };
  const own = sources.includes("'self'") ? (policy['origin'] ?? []) : [];
  if ([...sources, ...own].some((source) => allows(source, wanted))) return undefined;
  return host === '' ? `${wanted.scheme}:` : `${wanted.scheme}://${wanted.host}`;
}

interface Address {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
}

/** Whether `source` names `address` (Content Security Policy, section 6.7.2). */
function allows(source: string, { scheme, host, path }: Address): boolean {
  if (source === '*') return scheme === 'https' || scheme === 'http';
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source.toLowerCase() === `${scheme}:`;
  const [, wantedScheme = 'https', wantedHost = '', wantedPath = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/]+)(\/.*)?$/i.exec(source) ?? [];
  const isScheme = wantedScheme === scheme || (wantedScheme === 'http' && scheme === 'https');
  const isHost = wantedHost.startsWith('*.') ? host.endsWith(wantedHost.slice(1)) : host === wantedHost;
  const isPath = wantedPath === '' || (wantedPath.endsWith('/') ? path.startsWith(wantedPath) : path === wantedPath);
  return isScheme && isHost && isPath;
}
