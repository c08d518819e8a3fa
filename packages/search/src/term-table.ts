import { ByteWriter } from './byte-writer.ts';

/**
 * Numbers the terms of all pages, given as UTF-8: a term's number is how many others came before it. A hash table over
 * the bytes themselves (open addressing, FNV-1a), because making a string of every term of every page takes longer
 * than all the rest of an index.
 */
export class TermTable {
  /** How many terms there are. */
  count = 0;
  /** All terms, one after another. */
  readonly pool = new ByteWriter(1 << 18);
  /** Where each term begins in the pool, and after the last where it ends. */
  starts = new Uint32Array(1 << 12);
  private hashes = new Uint32Array(1 << 12);
  // Number of the term plus one, 0 for a free place; never more than half full.
  private slots = new Int32Array(1 << 14);

  /** The number of the term that lies in `source` from `from` to `to`. */
  add(source: Uint8Array, from: number, to: number): number {
    let hash = 0x811c9dc5;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (source[at] as number), 0x01000193);
    hash = (hash ^ (hash >>> 15)) >>> 0;
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let entry = slots[slot] as number; entry !== 0; entry = slots[slot] as number) {
      if (hashes[entry - 1] === hash && this.equals(entry - 1, source, from, to)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    slots[slot] = this.count + 1;
    return this.append(hash, source, from, to);
  }

  /** The numbers of all terms in the order of their UTF-16 code units, which is the order that lunr demands. */
  sorted(): Uint32Array {
    const numbers = Uint32Array.from({ length: this.count }, (_none, number) => number);
    return numbers.sort((a, b) => this.compare(a, b));
  }

  private equals(number: number, source: Uint8Array, from: number, to: number): boolean {
    const start = this.starts[number] as number;
    if ((this.starts[number + 1] as number) - start !== to - from) return false;
    const { bytes } = this.pool;
    for (let at = from, own = start; at < to; at += 1, own += 1) if (bytes[own] !== source[at]) return false;
    return true;
  }

  private append(hash: number, source: Uint8Array, from: number, to: number): number {
    const number = this.count++;
    if (this.count + 1 > this.starts.length) {
      this.starts = grow(this.starts);
      this.hashes = grow(this.hashes);
    }
    this.hashes[number] = hash;
    this.pool.copy(source, from, to);
    this.starts[number + 1] = this.pool.length;
    if (this.count * 2 > this.slots.length) this.rehash();
    return number;
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.count; number += 1) {
      let slot = (this.hashes[number] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.slots = slots;
  }

  private compare(a: number, b: number): number {
    const { pool, starts } = this;
    const startA = starts[a] as number;
    const startB = starts[b] as number;
    const lengthA = (starts[a + 1] as number) - startA;
    const lengthB = (starts[b + 1] as number) - startB;
    for (let at = 0; at < lengthA && at < lengthB; at += 1) {
      const byteA = pool.bytes[startA + at] as number;
      const byteB = pool.bytes[startB + at] as number;
      if (byteA !== byteB) return utf16Rank(byteA) - utf16Rank(byteB);
    }
    return lengthA - lengthB;
  }
}

// UTF-8 sorts by code point. In UTF-16 what begins with 0xF0 or more is written with surrogates, which come before U+E000 (0xEE).
function utf16Rank(byte: number): number {
  return byte >= 0xf0 ? byte - 2 : byte >= 0xee ? byte + 16 : byte;
}

function grow(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(array.length * 2);
  grown.set(array);
  return grown;
}
