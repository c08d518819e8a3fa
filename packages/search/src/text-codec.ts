// Both are globals of Node and of browsers; the library of this room names neither.
interface Encoder {
  encode(text: string): Uint8Array;
}
interface Decoder {
  decode(bytes: Uint8Array): string;
}
declare const TextEncoder: new () => Encoder;
declare const TextDecoder: new () => Decoder;

/** A writer of UTF-8. */
export function createEncoder(): Encoder {
  return new TextEncoder();
}

/** A reader of UTF-8. */
export function createDecoder(): Decoder {
  return new TextDecoder();
}
