import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../..', import.meta.url));

test('the code that is kept of each bundle suits the flags that V8 is advised', () => {
  // In a process of its own: these flags hold for the whole of it.
  const script = `import { adviseV8 } from ${JSON.stringify(`${packages}cli/dist/advise-v8.js`)}; import { cachedDataVersionTag } from 'node:v8'; adviseV8(); console.log(process.arch, cachedDataVersionTag());`;
  const signature = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).trim();
  for (const name of ['main', 'thread', 'content', 'shape-diagram', 'shape-formula']) {
    expect([name, readFileSync(`${packages}engine/dist/bundle/${name}.cjs.code`, 'latin1').slice(0, 32).trimEnd()]).toEqual([name, signature]);
  }
});
