import { digestOf, filesBelow, removeTree } from '@helpgen/disk';
import type { BuildRequest } from './build-run.ts';
import { finding } from './finding.ts';
import type { BuildReport } from './report.ts';

/** Lets `build` build once more without cache, into a folder beside, and compares every byte; then removes what it built. */
export async function verifySite(run: BuildRequest, report: BuildReport, build: (request: BuildRequest) => Promise<BuildReport>): Promise<BuildReport> {
  const { host, places } = run;
  const folder = `${places.staging}-verify`;
  removeTree(host.disk, folder);
  try {
    run.options.onProgress?.({ step: 'verify', done: 0, total: 0 });
    const again = await run.timer.run('verify', () =>
      build({ ...run, places: { ...places, folder, staging: `${folder}-new`, spare: undefined }, options: { ...run.options, cache: false } }),
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
    removeTree(host.disk, folder);
  }
}

/** The paths whose bytes differ between the output folder and `folder`, or that only one of them has. */
function compareFolders({ host: { disk }, places }: BuildRequest, folder: string): readonly string[] {
  const digest = (place: string, path: string): string | undefined =>
    disk.stat(`${place}/${path}`) === undefined ? undefined : digestOf(disk.readFile(`${place}/${path}`));
  const paths = new Set([...filesBelow(disk, places.folder), ...filesBelow(disk, folder)]);
  return [...paths].filter((path) => digest(places.folder, path) !== digest(folder, path)).sort();
}
