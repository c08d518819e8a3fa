import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMeasured } from '../measure/run-measured.ts';

/** The version that a reader's work is compared with. */
const wanted = 'vitepress@1.6';

/**
 * Builds the guides in `source` by VitePress, which is installed into `folder` and nowhere else; the folder of the built site.
 * Its pages have titles, a sidebar of all guides and the local search; images and what only helpgen understands stay away.
 * Throws when npm cannot have the package.
 */
export async function buildVitePress(source: string, folder: string): Promise<string> {
  const pages = join(folder, 'docs', 'topics');
  await mkdir(pages, { recursive: true });
  await mkdir(join(folder, 'docs', '.vitepress'));
  await writeFile(join(folder, 'package.json'), '{ "name": "peer", "private": true, "type": "module" }');
  const names = (await readdir(source)).filter((name) => name.endsWith('.md') && !name.startsWith('_')).toSorted();
  const items = await Promise.all(
    names.map(async (name) => {
      const { title, text } = toVitePress(await readFile(join(source, name), 'utf8'));
      await writeFile(join(pages, name), text);
      return { text: title, link: `/topics/${name.replace(/\.md$/, '')}` };
    }),
  );
  const theme = { search: { provider: 'local' }, sidebar: [{ text: 'Guides', items }] };
  const config = { title: 'Guides', lang: 'ru', ignoreDeadLinks: true, markdown: { html: false }, themeConfig: theme };
  await writeFile(join(folder, 'docs', '.vitepress', 'config.mjs'), `export default ${JSON.stringify(config)};\n`);
  await runMeasured('npm', ['install', wanted, '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await runMeasured(process.execPath, [join('node_modules', 'vitepress', 'bin', 'vitepress.js'), 'build', 'docs'], folder);
  return join(folder, 'docs', '.vitepress', 'dist');
}

/** A guide as VitePress is given it: its title is a heading, and nothing in it is code of Vue or an image. */
export function toVitePress(source: string): { readonly title: string; readonly text: string } {
  const title = /^title: *(.*)$/m.exec(source)?.[1] ?? '';
  const body = source.replace(/^---\n[^]*?\n---\n/, '').replace(/!\[[^\]]*\]\([^)]*\)/g, '');
  return { title, text: `# ${title}\n${body.replace(/\{\{/g, '{ {')}` };
}
