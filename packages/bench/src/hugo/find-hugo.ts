import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** How to get what the benchmark compares with. */
export const hugoAdvice =
  'Hugo is not on the PATH: there is nothing to compare with. On Debian and Ubuntu `apt-get install hugo` installs it.';

/** The version of the Hugo on the PATH, such as `v0.111.3`; `undefined` when there is none. */
export async function findHugo(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('hugo', ['version']);
    return /v\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown version';
  } catch {
    return undefined;
  }
}
