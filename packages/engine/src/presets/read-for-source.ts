import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OriginText } from '@helpgen/content';
import type { FileSystem } from '@helpgen/disk';
import { decodeText, digestOf, relativeWithSlashes } from '@helpgen/disk';
import { remember, type SourcePath } from '@helpgen/model';

/** A file that a source has asked for, and the digest of what it got; empty: there was none. */
export interface SourceReading {
  readonly path: SourcePath;
  readonly digest: string;
}

/** Reads files for one call of a source of the site in the folder `root`, and remembers which. */
export function createSourceReader(disk: FileSystem, root: string) {
  const readings: SourceReading[] = [];
  const textOf = remember((path: SourcePath): string | undefined => {
    try {
      const bytes = disk.readFile(resolve(root, path));
      const text = plainText(decodeText(bytes));
      readings.push({ path, digest: digestOf(bytes) });
      return text;
    } catch {
      readings.push({ path, digest: '' });
      return undefined;
    }
  });
  const open = (name: string): OriginText | undefined => {
    const path = relativeWithSlashes(root, name.startsWith('file:') ? fileURLToPath(name) : resolve(root, name)) as SourcePath;
    const text = textOf(path);
    return text === undefined ? undefined : { path, text };
  };
  return {
    read: (name: string): string | undefined => open(name)?.text,
    /** The same with the path relative to the site's root. */
    open,
    readings: (): readonly SourceReading[] => readings,
  };
}

/** `text` as sources see it: no byte order mark, each line ended by `\n`. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
