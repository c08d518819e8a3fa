import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const files = {
  'docs/index.md': '# Start\n\n# Second {#sec}\n\n[a](gone.md) [b](other.md#gone) [c](#sec) ![](gone.png)\n\n```nolanguage\nx\n```\n\n:::nothing\n:::\n',
  'docs/other.md': '---\ntitel: Other\n---\n\n!!! note\n    <Tabs>x</Tabs>\n\n<div style="color: red">x</div>\n',
  'docs/page.mdx': '# Unread\n',
  'docs/alone.md': '# Alone\n\nText.\n',
  'words/nb.json': '{ "toc.titel": "x", "nav.version": "Versjon", "search.count": "{count} sider" }',
  'theme/server.ts':
    "import { defineServer } from '@helpgen/runtime';\nimport base from '@helpgen/theme/server';\n" +
    "export default defineServer({ ...base, strings: { ...base.strings, en: { ...base.strings.en, 'own.word': 'Own' } } });\n",
};
const config = {
  content: { docs: 'docs', i18n: 'i18n', static: [] },
  theme: './theme',
  locales: { list: [{ code: 'en' }, { code: 'de' }, { code: 'nb', words: 'words/nb.json' }, { code: 'sw' }] },
  sidebars: { docs: ['index', 'gone'] },
  navbar: { items: [{ to: '/gone', label: 'Gone' }] },
  redirects: [{ from: '/old', to: '/gone' }],
  checks: { untranslated: 'warn', orphanPages: 'warn' },
};

let rig: SiteRig;
beforeAll(() => {
  rig = createSiteRig(files, config);
});
afterAll(() => rig.close());

async function told(mode?: 'check', site = rig): Promise<readonly string[]> {
  const { diagnostics } = await site.build(mode === undefined ? {} : { mode });
  return diagnostics.map(({ code, at }) => `${code} ${at?.file ?? ''}:${at?.line ?? ''}:${at?.column ?? ''}`);
}

test('a check finds, at the same places, what a build finds before it draws the pages', async () => {
  const build = await told();
  expect(await told('check')).toEqual(build);
  const codes = [...new Set(build.map((line) => line.slice(0, 6)))];
  expect(codes).toEqual(expect.arrayContaining(['HG3001', 'HG2401', 'HG2201', 'HG3702', 'HG4006', 'HG4008', 'HG4009', 'HG4010']));
});

const page = (name: string): string => `---\ntitle: ${name}\n---\n\n`;

test('it finds, too, what the components of a site do wrong when they draw its pages, and leaves nothing behind', async () => {
  const site = createSiteRig(
    {
      'docs/index.md': page('Start'),
      'docs/unknown.md': `${page('Unknown')}<x-gone>a</x-gone>\n`,
      'docs/failing.md': `${page('Failing')}:::boom\na\n:::\n`,
      'docs/closed.md': `${page('Closed')}:::closed\na\n:::\n`,
      'pages/crash.tsx': "export default function Crash() {\n  throw new Error('no luck');\n}\n",
      'theme/index.ts': "export { default } from '@helpgen/theme';\n",
      'theme/client.ts':
        "import { defineClient, islands } from '@helpgen/runtime/client';\nimport base from '@helpgen/theme/client';\n" +
        "const own = islands({ Closed: () => import('./Closed.tsx') });\n" +
        'export default defineClient({ ...base, behaviours: { ...base.behaviours, islands: own } });\n',
      'theme/Closed.tsx': 'export default function Closed() {\n  return null;\n}\n',
      'theme/server.ts':
        "import { defineServer } from '@helpgen/runtime';\nimport base from '@helpgen/theme/server';\nimport Closed from './Closed.tsx';\n" +
        'const Boom = () => {\n  throw new Error("it fails");\n};\n' +
        'export default defineServer({ ...base, parts: { ...base.parts, Boom }, islands: { Closed } });\n',
    },
    {
      content: { docs: 'docs', pages: 'pages', static: [] },
      theme: './theme',
      locales: { list: [{ code: 'en' }] },
      markdown: { elementParts: ['x-gone'], directives: { boom: { part: 'Boom' }, closed: { part: 'Closed' } } },
    },
  );
  try {
    const found = await told('check', site);
    expect(readdirSync(site.root)).not.toContain('build');
    expect(found).toEqual(await told(undefined, site));
    const codes = [...new Set(found.map((line) => line.slice(0, 6)))].sort();
    expect(codes).toEqual(['HG4001', 'HG4002', 'HG4004', 'HG4007']);
  } finally {
    site.close();
  }
});
