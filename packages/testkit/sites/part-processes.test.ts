import { afterEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

// The real program, as it was compiled last, in processes of its own.
const program = join(import.meta.dirname, '../../../bin/helpgen.js');

let rig: SiteRig;
afterEach(() => rig.close());

/** The default theme with a part that does `body`. */
const themeWith = (body: string): string => `import { defineServer } from '@helpgen/runtime';
import server from '@helpgen/theme/server';
function Boom() { ${body} return null; }
export default defineServer({ ...server, parts: { ...server.parts, Boom } });
`;

test.each([
  ['ends the process', 'process.exit(0);', 'it ends the process'],
  ['throws late', "setTimeout(() => { throw new Error('late'); }, 0);", 'late'],
  ['leaves a promise that fails', "Promise.reject(new Error('broken'));", 'broken'],
])('a part that %s fails the build of a small site by the name of its page', (_what, body, reason) => {
  const files = { 'docs/index.md': '# Начало\n', 'docs/b.md': '# Б\n\n:::boom\nТекст\n:::\n', 'theme/server.jsx': themeWith(body) };
  rig = createSiteRig(files, { theme: './theme', markdown: { directives: { boom: { part: 'Boom', attributes: {} } } } });
  const { status, stderr } = spawnSync(process.execPath, [program, 'build', '--quiet'], { cwd: rig.root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`error[HG5032]: The page \`/b\` cannot be rendered: ${reason}.`)]);
}, 60_000);
