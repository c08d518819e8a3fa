import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import { extensionOf } from '@helpgen/model';
import { attempt } from '../attempt.ts';
import { finding } from '../finding.ts';
import type { Source } from '../steps/source.ts';

/** How the descriptions of `@helpgen/reference` begin, which was part of helpgen once. */
const description = /^kind: *["']?(?:type|exception|enumeration|singleton|annotation|namespace|library)\b/m;

/** Tells of descriptions of types among `files` that no preset makes pages of, at the first of them. */
export function findForgottenDescriptions(disk: FileSystem, root: string, files: readonly Source[]): readonly Diagnostic[] {
  const found = files.filter(({ path, role }) => role.kind === 'asset' && extensionOf(path) === '.yaml' && isDescription(disk, join(root, path)));
  const [first] = found;
  return first === undefined ? [] : [finding('HG7011', { path: first.path, count: found.length }, { at: { file: first.path } })];
}

function isDescription(disk: FileSystem, path: string): boolean {
  return attempt(() => description.test(new TextDecoder().decode(disk.readFile(path)).slice(0, 2000)), false);
}
