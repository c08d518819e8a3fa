import { afterAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';

const files = {
  'docs/a.md': '# Одно\n\nТекст, см. [здесь](b.md) и [о другом](b.md).\n\n### Через уровень\n\n```\nкод\n```\n\n```js\n1\n```\n',
  'docs/b.md': '---\ntitle: Одно\n---\n\n## Раздел\n',
  'docs/c.md': `# Длинное\n\n${'слово '.repeat(8001)}\n\n    с отступом\n`,
  'docs/d.md': '---\ntitle: Одно\nunlisted: true\n---\n',
};
const rig = createSiteRig(files, { checks: { agents: 'warn' } });
const silent = createSiteRig(files);
afterAll(() => [rig, silent].forEach(({ close }) => close()));

test('what keeps assistants from a page is told with its place, where the site asks for it', async () => {
  const { diagnostics } = await rig.build({ mode: 'check' });
  expect(diagnostics.map(({ code, severity, at }) => `${code} ${severity} ${at?.file}:${at?.line ?? ''}:${at?.column ?? ''}`)).toEqual([
    'HG2604 warning docs/a.md:3:20',
    'HG3713 warning docs/a.md:5:1',
    'HG2403 warning docs/a.md:7:1',
    'HG3714 warning docs/b.md::',
    'HG3712 warning docs/b.md:2:1',
    'HG3711 warning docs/c.md::',
  ]);
  expect((await silent.build({ mode: 'check' })).diagnostics).toEqual([]);
});
