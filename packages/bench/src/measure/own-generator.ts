import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownLayout } from '../corpus/write-corpus.ts';
import type { Generator } from './generator.ts';
import { works } from './generator.ts';
import { runMeasured } from './run-measured.ts';

/** The command line of this repository. */
export const program = join(import.meta.dirname, '../../../../bin/helpgen.js');
/** The file of a site's config below its folder. */
export const configName = 'site-config.json';
const outDir = 'build';

/** What of the report of a build the benchmark looks at. */
interface ReportedBuild {
  readonly status: string;
  readonly rebuilt: { readonly compiled: readonly string[] };
}

/** helpgen, as this repository has it. */
export const ownGenerator: Generator = {
  name: 'helpgen',
  works,
  outDir,
  write: async (folder, corpus) => {
    const site = await corpus.write(folder, ownLayout);
    const least = { title: 'Справочник', url: 'https://example.com', content: { docs: ownLayout.content }, outDir };
    await writeFile(join(folder, configName), JSON.stringify({ ...least, ...corpus.config }));
    return { ...site, inputs: [...site.inputs, configName] };
  },
  // Whatever a build leaves behind, wherever it keeps it.
  leftBehind: (names, { inputs }) => names.filter((name) => !inputs.includes(name)),
  build: (folder) => runMeasured(process.execPath, [program, 'build', '--config', join(folder, configName), '--quiet', '--json'], folder),
  check: (work, run) => {
    const { status, rebuilt } = JSON.parse(run.stdout) as ReportedBuild;
    if (work === 'unchanged' && status !== 'unchanged') return `nothing had changed, but the build says \`${status}\``;
    if (work === 'edited' && rebuilt.compiled.length !== 1) return `one page was edited, but ${rebuilt.compiled.length} were compiled`;
    return undefined;
  },
};
