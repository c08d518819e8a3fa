import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OriginText } from '@helpgen/content';
import type { FileSystem } from '@helpgen/disk';
import { decodeText, digestOf, relativeWithSlashes } from '@helpgen/disk';
import type { SourcePath } from '@helpgen/model';

/** A file that a source has asked for, and the digest of what it got; empty: there was none. */
export interface SourceReading {
  readonly path: SourcePath;
  readonly digest: string;
}

/** Reads files for one call of a source of the site in the folder `root`, and remembers which. */
export function createSourceReader(disk: FileSystem, root: string) {
  const known = new Map<SourcePath, SourceReading & { readonly text: string | undefined }>();
  const open = (name: string): OriginText | undefined => {
    const absolute = name.startsWith('file:') ? fileURLToPath(name) : resolve(root, name);
    const path = relativeWithSlashes(root, absolute) as SourcePath;
    const reading = known.get(path) ?? readNow(absolute, path);
    known.set(path, reading);
    return reading.text === undefined ? undefined : { path, text: reading.text };
  };
  return {
    read: (name: string): string | undefined => open(name)?.text,
    /** The same with the path relative to the site's root. */
    open,
    readings: (): readonly SourceReading[] => [...known.values()].map(({ path, digest }) => ({ path, digest })),
  };

  function readNow(absolute: string, path: SourcePath): SourceReading & { readonly text: string | undefined } {
    try {
      const bytes = disk.readFile(absolute);
      return { path, digest: digestOf(bytes), text: plainText(decodeText(bytes)) };
    } catch {
      return { path, digest: '', text: undefined };
    }
  }
}

/** `text` as sources see it: no byte order mark, each line ended by `\n`. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
