/** A part of a file: positions of its first and last byte. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range of bytes that a Range header asks for of a file of `sizeBytes`, cut to its end (RFC 9110, 14.1.2).
 * `unsatisfiable`: it begins behind the end. `undefined`: there is none, it is malformed, or there are several, which a
 * server may answer with the whole file.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= sizeBytes) return 'unsatisfiable';
  return { first, last: to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1) };
}
