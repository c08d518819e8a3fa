import { createEncoder } from './text-codec.ts';

/** Bytes that are written one after another; it grows as it must. */
export class ByteWriter {
  bytes: Uint8Array;
  length = 0;
  private readonly encoder = createEncoder();

  constructor(capacity = 4096) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Makes room for `count` more bytes; writers below do it themselves. */
  reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  /** An unsigned integer below 2^31, seven bits a byte, the lowest first (LEB128). */
  varint(value: number): void {
    this.reserve(5);
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.bytes[this.length++] = (rest & 127) | 128;
    this.bytes[this.length++] = rest;
  }

  /** An unsigned integer in decimal digits. */
  decimal(value: number): void {
    this.reserve(10);
    this.length = writeDecimal(this.bytes, this.length, value);
  }

  /** The bytes from `start` to `end` of `source`. */
  copy(source: Uint8Array, start = 0, end = source.length): void {
    this.reserve(end - start);
    this.bytes.set(source.subarray(start, end), this.length);
    this.length += end - start;
  }

  /** `text`, which is ASCII and short. */
  ascii(text: string): void {
    this.reserve(text.length);
    for (let at = 0; at < text.length; at += 1) this.bytes[this.length++] = text.charCodeAt(at);
  }

  /** `text` as UTF-8. */
  text(text: string): void {
    this.reserve(text.length * 3);
    this.length += this.encoder.encodeInto(text, this.bytes.subarray(this.length)).written;
  }

  /** `text` as UTF-8 after its length in bytes as a varint. */
  sizedText(text: string): void {
    this.reserve(text.length * 3 + 5);
    // The length stands first and takes as many bytes as it needs: the text is moved when they are not as many as guessed.
    const guess = sizeOfVarint(text.length * 2);
    const from = this.length + guess;
    const written = text.length < 48 ? encodeShort(text, this.bytes, from) : -1;
    const size = written < 0 ? this.encoder.encodeInto(text, this.bytes.subarray(from)).written : written;
    const width = sizeOfVarint(size);
    if (width !== guess) this.bytes.copyWithin(this.length + width, from, from + size);
    this.varint(size);
    this.length += size;
  }

  /** What was written, in memory of just its size. */
  finish(): Uint8Array {
    return this.length === this.bytes.length ? this.bytes : this.bytes.slice(0, this.length);
  }
}

function sizeOfVarint(value: number): number {
  return value < 0x80 ? 1 : value < 0x4000 ? 2 : value < 0x20_0000 ? 3 : value < 0x1000_0000 ? 4 : 5;
}

// UTF-8 of letters below U+0800, Latin and Cyrillic among them; how many bytes comes back, -1 when there are others.
// The platform's encoder takes longer to be called than this takes for a word.
function encodeShort(text: string, bytes: Uint8Array, from: number): number {
  let place = from;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) bytes[place++] = code;
    else if (code < 0x800) {
      bytes[place++] = 0xc0 | (code >> 6);
      bytes[place++] = 0x80 | (code & 0x3f);
    } else return -1;
  }
  return place - from;
}

/** Writes `value` in decimal digits at `at`; the place after them comes back. */
export function writeDecimal(bytes: Uint8Array, at: number, value: number): number {
  const end = at + countDigits(value);
  let rest = value;
  for (let place = end - 1; place >= at; place -= 1) {
    const tenth = (rest / 10) | 0;
    bytes[place] = 48 + rest - tenth * 10;
    rest = tenth;
  }
  return end;
}

/** How many decimal digits `value` has; it is an integer from 0 to 2^31 - 1. */
export function countDigits(value: number): number {
  if (value < 1000) return value < 10 ? 1 : value < 100 ? 2 : 3;
  if (value < 1_000_000) return value < 10_000 ? 4 : value < 100_000 ? 5 : 6;
  return value < 10_000_000 ? 7 : value < 100_000_000 ? 8 : value < 1_000_000_000 ? 9 : 10;
}
