import { expect, test } from '@jest/globals';
import type { SourcePath } from '@helpgen/model';
import { parseSiteConfig } from '@helpgen/model/config';
import { makeContentPolicy } from './make-content-policy.ts';

/** The directives of the policy for a config with `keys`, by name. */
function policyOf(keys: object): ReadonlyMap<string, string> {
  const text = JSON.stringify({ title: 'a', url: 'https://a.b', ...keys });
  const { value } = parseSiteConfig({ path: 'site-config.json' as SourcePath, text, digest: '' });
  if (value === undefined) throw new Error('the config is wrong');
  const { meta } = makeContentPolicy(value, []);
  return new Map(meta.split('; ').map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]));
}

test('what the head of each page loads from elsewhere is allowed, and nothing else of these places', () => {
  const tags = [
    { tag: 'script', attributes: { src: 'https://stats.example.com/a.js', async: '' } },
    { tag: 'script', attributes: { src: 'https://stats.example.com/b.js' } },
    { tag: 'script', attributes: { src: '/own.js' } },
    { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://styles.example.com:8443/a.css' } },
    { tag: 'link', attributes: { rel: 'me', href: 'https://other.example.com/' } },
  ];
  const policy = policyOf({ head: { tags } });
  expect(policy.get('script-src')).toBe("'self' https://stats.example.com");
  expect(policy.get('style-src')).toBe("'self' https://styles.example.com:8443");
  expect([...policy.values()].join(' ')).not.toContain('other.example.com');
});

test('videos of the sites that the config names may be played, and of no other', () => {
  expect(policyOf({}).has('frame-src')).toBe(false);
  expect(policyOf({ markdown: { videos: ['youtube', 'vk'] } }).get('frame-src')).toBe('https://www.youtube-nocookie.com https://vkvideo.ru');
});

test.each([
  ['frame-src', 'https://a.example'],
  ['style-src', "'unsafe-inline'"],
  ['object-src', 'https://a.example'],
  ['media-src', 'https://a.example'],
  ['form-action', 'https://a.example'],
])('a page and the header of a host agree on what %s allows when the config names %s', (directive, source) => {
  const text = JSON.stringify({ title: 'a', url: 'https://a.b', contentSecurityPolicy: { [directive]: [source] } });
  const { value } = parseSiteConfig({ path: 'site-config.json' as SourcePath, text, digest: '' });
  const { meta, header } = makeContentPolicy(value as NonNullable<typeof value>, []);
  expect(header.startsWith(`${meta};`)).toBe(true);
  expect(meta.split('; ').find((one) => one.startsWith(`${directive} `))).toContain(source);
});
