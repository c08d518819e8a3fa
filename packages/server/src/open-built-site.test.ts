import { expect, test } from '@jest/globals';
import { openBuiltSite } from './open-built-site.ts';

function output(files: readonly string[]) {
  return { outDir: '/nowhere', basePath: '/', trailingSlash: true, files };
}

test('the list of files is read again on demand, at most once a second', async () => {
  const clock = { ms: 0 };
  let reads = 0;
  const site = await openBuiltSite(async () => output([`${(reads += 1)}.txt`]), () => clock.ms);
  expect((await site.current()).addresses.find('/1.txt')).toBeDefined();
  clock.ms = 999;
  expect((await site.refreshed('/')).addresses.find('/1.txt')).toBeDefined();
  clock.ms = 1000;
  const [first, second] = await Promise.all([site.refreshed('/'), site.refreshed('/')]);
  expect(first).toBe(second);
  expect(first.addresses.find('/2.txt')).toBeDefined();
  expect(await site.current()).toBe(first);
  expect(reads).toBe(2);
});

test('a site that cannot be listed for a moment stays as it was', async () => {
  const clock = { ms: 0 };
  let isBroken = false;
  const site = await openBuiltSite(async () => {
    if (isBroken) throw new Error('no built site');
    return output(['a.txt']);
  }, () => clock.ms);
  isBroken = true;
  clock.ms = 5000;
  expect((await site.refreshed('/')).addresses.find('/a.txt')).toBeDefined();
});

test('a site that cannot be listed at first is not opened', async () => {
  await expect(openBuiltSite(() => Promise.reject(new Error('no built site')), () => 0)).rejects.toThrow('no built site');
});
