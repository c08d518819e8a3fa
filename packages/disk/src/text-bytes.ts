const strictDecoder = new TextDecoder('utf-8', { fatal: true });

/** The text that `bytes` are in UTF-8, without a byte order mark; throws a `TypeError` when they are not. */
export function decodeText(bytes: Uint8Array): string {
  return strictDecoder.decode(bytes);
}

/** `bytes` in a buffer of their own, which can be handed to another thread; serialisers leave room behind theirs. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
