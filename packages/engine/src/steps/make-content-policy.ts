import { createHash } from 'node:crypto';
import type { SiteConfig } from '@helpgen/model';

/** The Content-Security-Policy of a site: as a meta element can carry it, and with what only a header can say. */
export interface ContentPolicy {
  readonly meta: string;
  readonly header: string;
}

/** The policy for documents that carry `inlineScripts`: nothing inline besides them, nothing evaluated. */
export function makeContentPolicy(config: SiteConfig, inlineScripts: readonly string[]): ContentPolicy {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const services = [config.analytics?.hostUrl, config.feedback?.appUrl].filter((url) => url !== undefined).map(originOf);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...originsOf(config, 'script'), ...hashes],
    'style-src': ["'self'", ...originsOf(config, 'stylesheet')],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(services)],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  if (config.markdown.videos.length > 0) directives['frame-src'] = config.markdown.videos.map((site) => playerOrigins[site]);
  for (const [name, values] of Object.entries(config.contentSecurityPolicy)) {
    directives[name] = [...new Set([...(directives[name] ?? []).filter((value) => value !== "'none'"), ...values])];
  }
  const general = directives['default-src']?.join(' ');
  const meta = Object.entries(directives)
    // A fetch directive that says what the general one says need not be in every page.
    .filter(([name, values]) => name === 'default-src' || !name.endsWith('-src') || values.join(' ') !== general)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
  return { meta, header: `${meta}; frame-ancestors 'self'` };
}

/** Where the scripts or style sheets of `head.tags` come from, besides the site itself. */
function originsOf({ head }: SiteConfig, kind: 'script' | 'stylesheet'): readonly string[] {
  const urls = head.tags.map(({ tag, attributes }) => {
    if (kind === 'script') return tag === 'script' ? attributes['src'] : undefined;
    return tag === 'link' && String(attributes['rel']).split(/\s+/).includes('stylesheet') ? attributes['href'] : undefined;
  });
  return [...new Set(urls.flatMap((url) => (typeof url === 'string' && /^https?:\/\//i.test(url) ? [originOf(url)] : [])))];
}

/** Where the sites of `markdown.videos` play a video. */
const playerOrigins: { readonly [site in SiteConfig['markdown']['videos'][number]]: string } = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  rutube: 'https://rutube.ru',
  vk: 'https://vkvideo.ru',
};

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
