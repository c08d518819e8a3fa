import { afterEach, expect, jest, test } from '@jest/globals';
import { fetchPage } from './answer-search.ts';

const site = { basePath: '/b/', router: 'browser', trailingSlash: true } as const;
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

/** Answers every request with `text`, or not at all. */
function serve(text: string | undefined): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (url: string | URL | globalThis.Request) => {
    asked.push(String(url));
    return { ok: text !== undefined, status: text === undefined ? 404 : 200, text: async () => text } as Response;
  });
  return asked;
}

const read = (href: string): Promise<string> => fetchPage({ href, hash: '', site });

test('an article comes out of the file that a navigation loads, also out of one whose text names what objects are made of', async () => {
  const asked = serve('export default {"html":"<p>a;</p>"};\n');
  expect(await read('/b/%D1%82%D0%B8%D0%BF%D1%8B/')).toBe('<p>a;</p>');
  expect(asked).toEqual(['/b/%D1%82%D0%B8%D0%BF%D1%8B.page.js']);
  serve(`export default JSON.parse(${JSON.stringify(JSON.stringify({ html: '<p>__proto__ "x"</p>' }))});\n`);
  expect(await read('/b/')).toBe('<p>__proto__ "x"</p>');
});

test('a copy that was kept for want of a network is read as well, though it says its age', async () => {
  serve('export default {"html":"<p>a;</p>"};\nexport const savedAt=1700000000000;');
  expect(await read('/b/')).toBe('<p>a;</p>');
});

test('a page that cannot be had is an error, and one of another site is not asked for', async () => {
  serve(undefined);
  await expect(read('/b/a/')).rejects.toThrow('/b/a/: 404');
  const asked = serve('export default {"html":""};\n');
  await expect(read('https://evil.example/b/a/')).rejects.toThrow('no page of this site');
  await expect(read('/other/')).rejects.toThrow('no page of this site');
  expect(asked).toEqual([]);
});
