import type { UrlParts } from '@helpgen/model/url';
import { decodeSafely } from '@helpgen/model/url';

/** Query and hash as they are written in an `href`: the hash encoded anew in NFC, the query with its escapes kept. */
export function encodeSuffix({ query, hash }: Omit<UrlParts, 'path'>): string {
  if (query === '' && /^(?:#[\w-]*)?$/.test(hash)) return hash;
  return encodeQuery(query) + encodeHash(hash);
}

/** The id that `hash` (with its mark) names, decoded, in NFC; empty for the top of the page. */
export function anchorOf(hash: string): string {
  if (/^#[\w-]*$/.test(hash)) return hash === '#top' ? '' : hash.slice(1);
  const directive = hash.indexOf(':~:');
  const id = decodeSafely(hash.slice(1, directive < 0 ? undefined : directive)).normalize('NFC');
  return id === 'top' ? '' : id;
}

function encodeHash(hash: string): string {
  if (hash === '') return '';
  if (hash.includes(':~:')) return encodeQuery(hash);
  // What a fragment may hold stays as it is: viewers of PDF files read `#page=2` undecoded.
  return `#${encodeURI(wellFormed(decodeSafely(hash.slice(1)).normalize('NFC'))).replaceAll('#', '%23')}`;
}

function encodeQuery(query: string): string {
  return wellFormed(query).replace(/[^\x21-\x7e]+|["'<>`\\]/gu, encodeURIComponent);
}

/** Encoding throws on half a character, which YAML can smuggle in. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
