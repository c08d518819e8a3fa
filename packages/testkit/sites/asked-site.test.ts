import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { openAskedSite } from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

let rig: SiteRig;
afterEach(() => rig.close());

const files = {
  'docs/index.md': '# Начало\n\n[Почта](guide/mail.md)\n',
  'docs/guide/mail.md': '# Почта\n\nКак послать письмо.\n\n## Письма {#letters}\n\nСм. [ящик](box.md).\n',
  'docs/guide/box.md': '# Ящик\n\nТекст.\n',
};

async function open(config: object): Promise<(address: string) => Promise<string | undefined>> {
  rig = createSiteRig(files, { ...config });
  expect((await rig.build()).diagnostics).toEqual([]);
  const { read } = await openAskedSite({ configPath: join(rig.root, 'site-config.json') });
  return read;
}

test('a site without Markdown copies is read by its documents, a page and a section of it', async () => {
  const read = await open({ markdownCopies: false });
  expect(await read('/guide/mail/')).toBe(
    '# Почта\n\nКак послать письмо.\n\n## Письма\n\nСм. [ящик](https://example.com/guide/box.md).\n',
  );
  expect(await read('/guide/mail/#letters')).toBe('## Письма\n\nСм. [ящик](https://example.com/guide/box.md).\n');
  for (const none of ['/404', '/search/', '/nowhere', '/guide/mail/#нет']) expect(await read(none)).toBeUndefined();
});

test('a site whose router goes by hash is read by each form of its addresses, those of links in its copies too', async () => {
  const read = await open({ router: 'hash' });
  const whole = rig.read('guide/mail.md');
  expect(whole).toContain('[ящик](../guide/box.md)');
  for (const address of ['guide/mail/index.html', 'index.html#/guide/mail', '/#/guide/mail/', '../guide/mail.md', 'guide/mail'])
    expect(await read(address)).toBe(whole);
  for (const address of ['#/guide/mail#letters', 'guide/mail/index.html#letters'])
    expect(await read(address)).toBe('## Письма\n\nСм. [ящик](../guide/box.md).\n');
});

/** What is told of a site with two versions. */
async function changesOf(markdownCopies: boolean): Promise<string | undefined> {
  const versions = [{ name: '2', current: true }, { name: '1' }];
  const both = { ...files, 'versions/1/index.md': '# Начало\n\nИначе.\n' };
  rig = createSiteRig(both, { markdownCopies, versions, content: { docs: 'docs', versions: 'versions' } });
  expect((await rig.build()).status).toBe('built');
  const { changes } = await openAskedSite({ configPath: join(rig.root, 'site-config.json') });
  const text = changes('1');
  rig.close();
  return text;
}

test('versions are compared without Markdown copies as they are with them', async () => {
  const withThem = await changesOf(true);
  expect(withThem).toContain('## New pages (2)');
  expect(withThem).toContain('## Changed pages (1)');
  expect(await changesOf(false)).toBe(withThem);
});
