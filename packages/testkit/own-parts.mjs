// What a new site has beside its pages where the packages are tried: presets of ours, and a theme of its own with an island. And whether
// what came out is right.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
const clientOfTheme = `import { islands } from '@helpgen/runtime/client';
import client from '@helpgen/theme/client';

export default { ...client, behaviours: { ...client.behaviours, islands: islands({ Counter: () => import('./Counter') }) } };
`;
/** An island that takes React's state and its DOM; the markup says that React is one: two would have no state here. */
const counter = `import { useState } from 'react';
import { createPortal, version } from 'react-dom';

export function Counter() {
  const [count, setCount] = useState(3);
  return <button onClick={() => setCount(count + 1)}>{version}: {count}{count > 3 && createPortal('!', document.body)}</button>;
}

export default Counter;
`;

/** Gives a new site presets of ours and a theme of its own, which is bundled from the files of the packages. */
export function addParts(site) {
  const write = (file, text) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  const config = JSON.parse(readFileSync(join(site, 'site-config.json'), 'utf8'));
  const presets = ['@helpgen/script', '@helpgen/reference', '@helpgen/api'];
  const markdown = { ...config.markdown, directives: { counter: { part: 'Counter' } } };
  write('site-config.json', JSON.stringify({ ...config, presets, theme: './theme', markdown }));
  write('theme/server.ts', "import server from '@helpgen/theme/server';\nimport { Counter } from './Counter';\n\nexport default { ...server, islands: { Counter } };\n");
  write('theme/client.ts', clientOfTheme);
  write('theme/Counter.tsx', counter);
  write('docs-content/docs/counter.md', '---\ntitle: Счётчик\n---\n\n:::counter\n:::\n');
  write('docs-content/docs/Lamp.yaml', 'kind: type\nname: { ru: Лампа, en: Lamp }\nsummary: Светит.\n');
  const paths = { '/lamps': { get: { operationId: 'get-lamps', summary: 'All lamps', tags: ['lamps'], responses: { 200: { description: 'They' } } } } };
  write('docs-content/docs/openapi.json', JSON.stringify({ openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths }));
}

/** Whether the island of the new site was drawn, and its scripts hold React and its DOM once: what is wrong, a sentence each. */
export function findReactFaults(site) {
  const page = readFileSync(join(site, 'build/counter/index.html'), 'utf8').replaceAll('<!-- -->', '');
  const { version } = JSON.parse(readFileSync(join(site, 'node_modules/react/package.json'), 'utf8'));
  const assets = join(site, 'build/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(assets, name), 'utf8')).join('\n');
  const times = (words) => scripts.split(words).length - 1;
  // React, its JSX and its DOM name the mark of elements, once each.
  const [marks, doms] = [times('react.transitional.element'), times('rendererPackageName')];
  return [
    ...(page.includes(`<button>${version}: 3</button>`) ? [] : ['The island of the new site is not drawn.']),
    ...(marks === 3 && doms === 1 ? [] : [`The scripts of the new site hold more or less than one React: ${marks} marks of elements, ${doms} of its DOM.`]),
    ...(times('createPortal') > 0 ? [] : ['The scripts of the new site lack what its island takes of React.']),
  ];
}

/** Whether the types of all that can be imported are found by a compiler that leaves nothing unchecked, and are types: what it says. */
export function findTypeFaults(site) {
  const modules = join(site, 'node_modules');
  const names = ['helpgen', ...readdirSync(join(modules, '@helpgen')).map((name) => `@helpgen/${name}`)];
  const doors = names.flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
    return Object.entries(exports).filter(([, door]) => door.types !== undefined).map(([key]) => `${name}${key.slice(1).replace('*', 'zoom')}`);
  });
  const lines = [
    ...doors.map((door, index) => `export type * as door${index} from '${door}';`),
    "import type { FrontMatter, SidebarItem, SiteConfig } from '@helpgen/model';",
    "export const url: SiteConfig['url'] = 'https://example.com';",
    '// @ts-expect-error An address is a text.',
    "export const noUrl: SiteConfig['url'] = 1;",
    '// @ts-expect-error A title is a text.',
    'export const head: FrontMatter = { title: 1 };',
    '// @ts-expect-error An entry has a type.',
    'export const item: SidebarItem = {};',
  ];
  writeFileSync(join(site, 'types.ts'), lines.join('\n'));
  // Whoever writes a theme in TypeScript has them; they come with no package of ours.
  const typesOf = (name, file) => [join(realpathSync(join(repository, 'packages/theme/node_modules/@types', name)), file)];
  const paths = Object.fromEntries(['react', 'react-dom'].flatMap((name) => [[name, typesOf(name, 'index.d.ts')], [`${name}/*`, typesOf(name, '*.d.ts')]]));
  const compilerOptions = { strict: true, noEmit: true, skipLibCheck: false, module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], types: [], jsx: 'react-jsx', paths };
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['types.ts'] }));
  const { status, stdout } = spawnSync(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), '-p', site], { cwd: site, encoding: 'utf8' });
  return status === 0 ? [] : [stdout];
}
