import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import { decodeText, digestOf, isBelow, reasonOf } from '@helpgen/disk';
import type { Checked, SourceFile, SourcePath } from '@helpgen/model';
import { attempt } from '../attempt.ts';
import { finding } from '../finding.ts';

/** The source `path` below `root`, decoded; `undefined` with a finding when it cannot be read or is not UTF-8. */
export function readText(disk: FileSystem, root: string, path: SourcePath): Checked<SourceFile | undefined> {
  let bytes: Uint8Array;
  try {
    bytes = disk.readFile(join(root, path));
  } catch (error) {
    return { value: undefined, diagnostics: [finding('HG5002', { path, reason: reasonOf(error) }, { at: { file: path } })] };
  }
  try {
    return { value: { path, text: decodeText(bytes), digest: digestOf(bytes) }, diagnostics: [] };
  } catch {
    const offset = firstWrongByte(bytes);
    return { value: undefined, diagnostics: [finding('HG5004', { path, offset }, { at: { file: path } })] };
  }
}

/** The included file `path`, when it is text and its real place lies below `root` or one of the folders `outside`; `undefined` otherwise. */
export function readInclude(disk: FileSystem, root: string, path: SourcePath, outside: readonly string[]): SourceFile | undefined {
  const place = attempt(() => disk.realPath(join(root, path)), undefined);
  const roots = path.startsWith('../') ? outside.map((folder) => join(root, folder)) : [root];
  const isInside = place !== undefined && roots.some((folder) => attempt(() => isBelow(disk.realPath(folder), place), false));
  return isInside ? readText(disk, root, path).value : undefined;
}

function firstWrongByte(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  // A prefix decodes (in stream mode, where a cut character is no mistake) exactly when it ends before the wrong byte.
  while (low < high) {
    const middle = (low + high) >> 1;
    if (decodes(bytes.subarray(0, middle + 1))) low = middle + 1;
    else high = middle;
  }
  return low;
}

function decodes(bytes: Uint8Array): boolean {
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }), undefined) !== undefined;
}
