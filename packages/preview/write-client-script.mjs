// Writes `src/client-script.ts`: what stands in `src/client`, as the one script that pages of a preview load. What it writes is in no repository.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const source = path.join(import.meta.dirname, 'src');
const { outputFiles } = await build({
  entryPoints: [path.join(source, 'client/client.ts')],
  bundle: true,
  write: false,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  conditions: ['helpgen-source'],
});
writeFileSync(path.join(source, 'client-script.ts'), `// Made of the folder \`client\` by write-client-script.mjs.
/** The script that pages of a preview wake beside their own; no built site has it. */
export const clientScript: string = ${JSON.stringify(outputFiles[0].text)};
`);
