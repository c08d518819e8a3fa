import type { PolicySources, SiteConfig } from './checked-config.ts';

/** What the pages of a site with `config` may load, and from where; without the scripts that we write into them. */
export function policySourcesOf(config: SiteConfig): PolicySources {
  const services = [config.analytics?.hostUrl, config.feedback?.appUrl].filter((url) => url !== undefined).map(originOf);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...originsOf(config, 'script')],
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
  return directives;
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
  return /^[a-z]+:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase() ?? url;
}
