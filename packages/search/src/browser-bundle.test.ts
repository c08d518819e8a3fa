import { expect, test } from '@jest/globals';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';

test('the analyser runs in a browser bundle with nothing but the language', async () => {
  const bundle = await build({
    stdin: {
      contents: `import { createAnalyser } from './index.ts'; globalThis.found = createAnalyser(['ru', 'en']).analyse('Ошибок в ЧтениеФайла strings');`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'silent',
  });
  const scope = createContext({ found: undefined as readonly string[] | undefined });
  runInContext(bundle.outputFiles[0]?.text ?? '', scope);
  expect(JSON.stringify(scope['found'])).toBe('["ошибк","чтениефайл","чтен","файл","string"]');
});
