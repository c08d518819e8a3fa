// Both are globals of Node and of browsers; the library of this room names neither.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** `text` as UTF-8. */
export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The text of `bytes`, which are UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
