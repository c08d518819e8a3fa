import type { BuildRun } from './build-run.ts';
import { buildCatalogue, defineDiagnostics } from '@helpgen/model';
import { digestOf } from './cache/digest-of.ts';
import { makeSite } from './make-site.ts';
import { openMemory } from './open-memory.ts';
import { filesBelow, removeTree } from './output/output-folder.ts';
import type { BuildReport } from './report.ts';

const finding = defineDiagnostics(buildCatalogue);

/** Builds once more without cache, into a folder beside, and compares every byte; then removes what it built. */
export async function verifySite(run: BuildRun, report: BuildReport): Promise<BuildReport> {
  const { host, places } = run;
  const folder = `${places.staging}-verify`;
  removeTree(host.disk, folder);
  const memory = openMemory(host, run.project, { isCheck: false, isKept: false });
  try {
    run.options.onProgress?.({ step: 'verify', done: 0, total: 0 });
    const again = await run.timer.run('verify', () =>
      makeSite({ ...run, store: memory.store, places: { ...places, folder, staging: `${folder}-new`, spare: undefined }, options: { ...run.options, cache: false } }, []),
    );
    const differences = again.status === 'built' ? compareFolders(run, folder) : ['the second build failed'];
    const diagnostic = finding('HG5060', { count: differences.length, files: differences.slice(0, 10) });
    return {
      ...report,
      status: differences.length === 0 ? report.status : 'failed',
      timings: run.timer.timings(),
      diagnostics: differences.length === 0 ? report.diagnostics : [...report.diagnostics, diagnostic],
      verified: { files: report.counts.files, differences },
    };
  } finally {
    memory.close();
    removeTree(host.disk, folder);
  }
}

/** The paths whose bytes differ between the output folder and `folder`, or that only one of them has. */
function compareFolders({ host: { disk }, places }: BuildRun, folder: string): readonly string[] {
  const digest = (place: string, path: string): string | undefined => (disk.stat(`${place}/${path}`) === undefined ? undefined : digestOf(disk.readFile(`${place}/${path}`)));
  const paths = new Set([...filesBelow(disk, places.folder), ...filesBelow(disk, folder)]);
  return [...paths].filter((path) => digest(places.folder, path) !== digest(folder, path)).sort();
}
