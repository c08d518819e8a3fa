import { hash } from 'node:crypto';

/** Characters of a digest. */
export const digestLength = 22;

/** Digest of text or bytes: SHA-256 cut to 128 bits, base64url, {@link digestLength} characters. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, digestLength);
}

/** Digest of a list of texts; no two different lists give the same input to the hash. */
export function digestOfAll(parts: readonly string[]): string {
  return digestOf(parts.map((part) => `${part.length}:${part}`).join(''));
}

/** A short lower-case name for a hashed file: 8 hexadecimal digits. */
export function shortNameOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, 8);
}
