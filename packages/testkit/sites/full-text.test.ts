import { afterAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';

const text = 'Предложение о том, как это устроено. '.repeat(1000);
const rig = createSiteRig({ 'docs/index.md': '# Начало\n\nКоротко.\n', 'docs/a.md': `# А\n\n${text}\n`, 'docs/b.md': `# Б\n\n${text}\n` });
afterAll(() => rig.close());

test('the text of all pages is that of their copies, in parts; an edit changes the part of its page alone, to the bytes of a clean build', async () => {
  expect((await rig.build({ strict: true })).diagnostics).toEqual([]);
  expect(rig.read('llms.txt')).toContain('[All text](https://example.com/llms-full.txt)');
  const parts = ['llms-full/docs.txt', 'llms-full/docs.2.txt'];
  expect([...rig.read('llms-full.txt').matchAll(/https:\/\/example\.com\/(llms-full\S+)\)/g)].map(([, path]) => path)).toEqual(parts);
  const whole = parts.map((path) => rig.read(path)).join('');
  for (const copy of ['index.md', 'a.md', 'b.md']) expect(whole).toContain(`Source: https://example.com/${copy}\n\n${rig.read(copy)}`);

  expect((await rig.build()).status).toBe('unchanged');
  const first = rig.read('llms-full/docs.txt');
  rig.write('docs/b.md', `# Б\n\nНовое. ${text}\n`);
  await rig.build();
  expect([rig.read('llms-full/docs.txt') === first, rig.read('llms-full/docs.2.txt').includes('Новое.')]).toEqual([true, true]);
  await rig.build({ outDir: 'clean', cache: false });
  expect(rig.output()).toEqual(rig.output(`${rig.root}/clean`));
}, 60_000);
