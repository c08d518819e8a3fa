import { digestOf } from '../cache/digest-of.ts';

/** A file of the output as it was made. */
export interface MadeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** The file of `content` at `path` of the output. */
export function makeFile(path: string, content: string | Uint8Array): MadeFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { path, bytes, digest: digestOf(bytes) };
}
