import { digestOfAll } from '@helpgen/disk';
import type { BundleFile, OutputPath } from '@helpgen/model';
import { createHash } from 'node:crypto';

/** Files renamed, and where each of the old names went. */
export interface NamedFiles {
  readonly files: readonly BundleFile[];
  pathOf(oldPath: string): OutputPath;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Names the files of a bundle by their content alone. esbuild's own hashes also mix in the paths of the sources, so
 * the same theme would get other names in another folder. The names of files that name each other cannot be digests
 * of themselves; all get the digest of the whole bundle, in which every old name is replaced by its file's number.
 */
export function nameByContent(files: readonly BundleFile[]): NamedFiles {
  const baseNames = files.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  const pattern = new RegExp(baseNames.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).sort((a, b) => b.length - a.length).join('|'), 'g');
  const masked = files.map((file) =>
    isText(file) ? decoder.decode(file.bytes).replace(pattern, 'FILE') : createHash('sha256').update(file.bytes).digest('hex'),
  );
  const order = files
    .map((_, index) => index)
    .sort((a, b) => compare(masked[a] ?? '', masked[b] ?? '') || compare(stem(baseNames[a] ?? ''), stem(baseNames[b] ?? '')));
  const numbers = new Map(order.map((fileIndex, number) => [baseNames[fileIndex] ?? '', number]));
  const texts = files.map((file, index) =>
    isText(file) ? decoder.decode(file.bytes).replace(pattern, (name) => `FILE${numbers.get(name)}`) : (masked[index] ?? ''),
  );
  const id = digestOfAll(order.map((index) => texts[index] ?? '')).replace(/[^a-zA-Z\d]/g, '').slice(0, 8);

  const renamed = new Map(files.map(({ path }, index) => [baseNames[index] ?? '', renameFile(path, numbers.get(baseNames[index] ?? '') ?? 0, id)]));
  const baseOf = (name: string): string => {
    const path = renamed.get(name) ?? name;
    return path.slice(path.lastIndexOf('/') + 1);
  };
  return {
    files: files
      .map((file, index) => ({
        path: (renamed.get(baseNames[index] ?? '') ?? file.path) as OutputPath,
        bytes: isText(file) ? encoder.encode(decoder.decode(file.bytes).replace(pattern, baseOf)) : file.bytes,
      }))
      .sort((a, b) => compare(a.path, b.path)),
    pathOf: (oldPath) => (renamed.get(oldPath.slice(oldPath.lastIndexOf('/') + 1)) ?? oldPath) as OutputPath,
  };
}

function isText({ path }: BundleFile): boolean {
  return /\.(js|css)$/.test(path);
}

/** `assets/chunk-ABCDEFGH.js` becomes `assets/chunk-3-<id>.js`. */
function renameFile(path: string, number: number, id: string): string {
  const dot = path.lastIndexOf('.');
  return `${stem(path.slice(0, dot))}-${number}-${id}${path.slice(dot)}`;
}

/** A name without the hash that esbuild gave it. */
function stem(name: string): string {
  return name.replace(/-[A-Z\d]{8}(?=\.|$)/, '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
