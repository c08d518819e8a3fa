import type { ByteWriter } from './byte-writer.ts';
import type { TermPostings } from './postings.ts';
import type { TermTable } from './term-table.ts';

const comma = 0x2c;
const minus = 0x2d;
const open = 0x5b;
const close = 0x5d;
const longestNumber = 10;

/** Writes `terms`, numbers of `table` in the order in which they are to stand, as a `TermIndex` of {@link TermPostings}. */
export function writeTermIndex(out: ByteWriter, terms: Uint32Array, table: TermTable, postings: TermPostings): void {
  out.ascii('{"terms":[');
  for (const [place, term] of terms.entries()) {
    // Terms hold letters, digits, marks and underscores alone: nothing that JSON escapes.
    out.ascii(place === 0 ? '"' : ',"');
    out.copy(table.pool.bytes, table.starts[term] as number, table.starts[term + 1] as number);
    out.ascii('"');
  }
  out.ascii('],"postings":[');
  for (const [place, term] of terms.entries()) {
    if (place > 0) out.ascii(',');
    writePostings(out, postings, postings.starts[term] as number, postings.starts[term + 1] as number);
  }
  out.ascii(']}');
}

function writePostings(out: ByteWriter, { sections, frequencies }: TermPostings, from: number, to: number): void {
  out.reserve((to - from) * 2 * (longestNumber + 2) + 2);
  const { bytes } = out;
  bytes[out.length++] = open;
  let before = -1;
  for (let at = from; at < to; at += 1) {
    if (at > from) bytes[out.length++] = comma;
    const section = sections[at] as number;
    const frequency = frequencies[at] as number;
    if (frequency > 1) bytes[out.length++] = minus;
    out.decimal(section - before);
    if (frequency > 1) {
      bytes[out.length++] = comma;
      out.decimal(frequency);
    }
    before = section;
  }
  bytes[out.length++] = close;
}
