import { expect, test } from '@jest/globals';
import { watchSite } from '@helpgen/testkit/browser';
import { openedSite } from './opened-site.ts';

/** A preset that puts `word` into a page of each `*.word.json`, and into a file. */
const preset = (word: string): string => `export default {
  name: 'words',
  version: '1',
  sources: [{ name: 'words', kind: 'article', files: ['*.word.json'], make: ({ text, read }) => ({ markdown: '# ' + JSON.parse(text) + ' ${word} ' + read('more.txt') }) }],
  emitters: [{ name: 'words', files: ['word.txt'], emit: () => [{ path: 'word.txt', content: '${word}' }] }],
};
`;

test('while a site is watched, edits of a preset, of a file of its source and of what that has read are shown', async () => {
  const files = { 'docs/index.md': '# Начало\n', 'docs/a.word.json': '"А"', 'more.txt': 'ещё', 'preset.mjs': preset('раз') };
  const site = await watchSite(files, { presets: ['./preset.mjs'] });
  const shows = async (path: string, text: string): Promise<void> => {
    for (;;) {
      const answer = await fetch(site.address + path);
      if ((await answer.text()).includes(text)) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  await shows('a.word/', 'А раз ещё</h1>');
  await shows('word.txt', 'раз');
  site.rig.write('docs/a.word.json', '"Б"');
  await shows('a.word/', 'Б раз ещё</h1>');
  site.rig.write('more.txt', 'снова');
  await shows('a.word/', 'Б раз снова</h1>');
  site.rig.write('preset.mjs', preset('два'));
  await shows('a.word/', 'Б два снова</h1>');
  await shows('word.txt', 'два');
  expect(site.printed()).not.toContain('error');
  await site.close();
}, 120_000);

test('a check of an open site says which emitter fails, and where', async () => {
  const failing = preset('раз').replace("[{ path: 'word.txt', content: 'раз' }]", "{ throw new Error('no word'); }");
  const { site } = await openedSite({ 'docs/index.md': '# Начало\n', 'preset.mjs': failing }, { presets: ['./preset.mjs'] });
  await site.update();
  const said = await site.check();
  expect(said.map(({ found }) => [found.code, found.at?.file, found.at?.line, found.args['reason']])).toEqual([['HG7005', 'preset.mjs', 5, 'no word']]);
});
