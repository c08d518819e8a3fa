import { Buffer, isAscii, transcode } from 'node:buffer';

const lenientEncoder = new TextEncoder();
const strictDecoder = new TextDecoder('utf-8', { fatal: true });

/**
 * `text` in UTF-8; half a surrogate pair becomes U+FFFD. The encoder of Node 20 goes letter by letter: for
 * a page in Cyrillic it takes three times as long as copying the letters and having them transcoded, which is vectorised.
 */
export function encodeText(text: string): Uint8Array {
  if (text.length < smallestWorthTranscoding) return lenientEncoder.encode(text);
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    return lenientEncoder.encode(text);
  }
}

/** The text that `bytes` are in UTF-8, without a byte order mark; throws a `TypeError` when they are not. As fast as {@link encodeText}. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length < smallestWorthTranscoding || isAscii(bytes)) return strictDecoder.decode(bytes);
  try {
    const text = transcode(bytes, 'utf8', 'utf16le').toString('utf16le');
    return text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
  } catch {
    return strictDecoder.decode(bytes);
  }
}

/** In characters or bytes. */
const smallestWorthTranscoding = 512;
const byteOrderMark = 0xfeff;

/** `bytes` in a buffer of their own, which can be handed to another thread; serialisers leave room behind theirs. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
