import { deserialize, serialize } from 'node:v8';
import type { FileSystem } from './file-system.ts';
import { digestLength, digestOf } from './digest-of.ts';

/** The value that {@link writeChecked} wrote; `undefined` when the file is absent, unreadable, or not what was written. */
export function readChecked(disk: FileSystem, path: string): unknown {
  try {
    const bytes = disk.readFile(path);
    const content = bytes.subarray(digestLength);
    return digestOf(content) === new TextDecoder().decode(bytes.subarray(0, digestLength)) ? deserialize(content) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes `value` with the digest of its bytes in front, aside and then in place. */
export function writeChecked(disk: FileSystem, path: string, value: unknown): void {
  const content = serialize(value);
  disk.writeFile(`${path}.new`, Buffer.concat([Buffer.from(digestOf(content)), content]));
  disk.rename(`${path}.new`, path);
}
