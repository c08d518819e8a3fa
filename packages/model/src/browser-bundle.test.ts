import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

test('what the browser takes from the model brings no schema along', async () => {
  const { metafile } = await build({
    stdin: {
      contents:
        "import { contentOptionsOf, parseRoutePath, routeToHref, suggest } from './index.ts'; console.log(contentOptionsOf, parseRoutePath, routeToHref, suggest);",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  const kept = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  );
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.map(([path]) => path).filter((path) => /zod|yaml|schema|catalogue/.test(path))).toEqual([]);
});
