import { afterEach, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import { utimesSync, statSync } from 'node:fs';

const rigs: SiteRig[] = [];
afterEach(() => rigs.splice(0).forEach((rig) => rig.close()));

const names = ['index', 'one', 'два', 'guide/index', 'guide/three', 'guide/четыре'];
const link = (from: string, to: string): string => `${from.includes('/') ? '../' : ''}${to}.md`;

/** One change of the sites below; names are never links' only target, so that every state is a site without findings. */
type Edit =
  | { readonly kind: 'sentence' | 'title' | 'heading'; readonly page: number; readonly word: string }
  | { readonly kind: 'sameSizeAndTime'; readonly page: number }
  | { readonly kind: 'addOrRemove'; readonly word: string }
  | { readonly kind: 'config'; readonly word: string };

const word = fc.constantFrom('массив', 'строка', 'число', 'метод', 'Array', '`code`');
const page = fc.integer({ min: 0, max: names.length - 1 });
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom('sentence' as const, 'title' as const, 'heading' as const), page, word }),
  fc.record({ kind: fc.constant('sameSizeAndTime' as const), page }),
  fc.record({ kind: fc.constant('addOrRemove' as const), word }),
  fc.record({ kind: fc.constant('config' as const), word }),
);

interface PageState {
  title: string;
  heading: string;
  text: string;
  flag: number;
}

function createWorld(): { readonly rig: SiteRig; apply(edit: Edit): void } {
  const pages = new Map<string, PageState>(names.map((name) => [name, { title: name, heading: 'Раздел', text: 'Начало.', flag: 0 }]));
  const rig = createSiteRig({});
  rigs.push(rig);
  const write = (name: string): void => {
    const { title, heading, text, flag } = pages.get(name) ?? { title: name, heading: 'Р', text: '', flag: 0 };
    const links = names.map((target) => `[${target}](${link(name, target)})`).join(', ');
    rig.write(`docs/${name}.md`, `---\ntitle: "${title}"\n---\n\n${text} ${flag}\n\n## ${heading}\n\n${links}\n\n\`\`\`json\n{"a": [1, {"b": 2}]}\n\`\`\`\n`);
  };
  for (const name of pages.keys()) write(name);
  let extra = false;
  let isRenamed = false;
  return {
    rig,
    apply(change) {
      if (change.kind === 'addOrRemove') {
        extra = !extra;
        if (extra) rig.write('docs/guide/extra.md', `---\ntitle: ${JSON.stringify(change.word)}\n---\n\nТекст\n`);
        else rig.remove('docs/guide/extra.md');
        return;
      }
      if (change.kind === 'config') {
        isRenamed = !isRenamed;
        const config = JSON.parse(rig.readSource('site-config.json')) as { title: string };
        rig.write('site-config.json', JSON.stringify({ ...config, title: isRenamed ? change.word : 'Справка' }, null, 2));
        return;
      }
      const name = names[change.page] ?? 'index';
      const state = pages.get(name);
      if (state === undefined) return;
      if (change.kind === 'sentence') state.text = `Предложение: ${change.word}.`;
      else if (change.kind === 'title') state.title = change.word;
      else if (change.kind === 'heading') state.heading = change.word;
      else state.flag = (state.flag + 1) % 10;
      const path = `${rig.root}/docs/${name}.md`;
      const { atime, mtime } = statSync(path);
      write(name);
      if (change.kind === 'sameSizeAndTime') utimesSync(path, atime, mtime);
    },
  };
}

test('an incremental build gives the bytes of a clean one, whatever was edited', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (edits) => {
      const { rig, apply } = createWorld();
      await rig.build();
      for (const change of edits) {
        apply(change);
        const report = await rig.build();
        expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
      await rig.build({ outDir: 'clean', cache: false });
      expect(rig.output()).toEqual(rig.output(`${rig.root}/clean`));
      rig.close();
    }),
    { numRuns: 20, seed: 20261121 },
  );
}, 300_000);

test('a sentence costs one page, a title the pages that show it', async () => {
  const { rig, apply } = createWorld();
  await rig.build();
  apply({ kind: 'sentence', page: 4, word: 'массив' });
  const sentence = await rig.build();
  expect(sentence.rebuilt).toEqual({ compiled: ['/guide/three'], rendered: ['/guide/three'] });
  const pages = sentence.counts.pages;
  expect(await rig.build()).toMatchObject({
    status: 'unchanged', rebuilt: { compiled: [], rendered: [] }, slowestPages: [], cache: { rendered: { hits: pages, misses: 0 } },
  });
});

test('the place of the site, the order of its files and the time zone leave no trace in the output', async () => {
  const first = createWorld().rig;
  const second = createSiteRig({});
  rigs.push(second);
  for (const name of names.toReversed()) second.write(`docs/${name}.md`, first.readSource(`docs/${name}.md`));
  await first.build();
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Asia/Vladivostok';
  try {
    await second.build();
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
  expect(second.output()).toEqual(first.output());
});
