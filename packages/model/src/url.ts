/** `text` percent-decoded; unchanged when its escapes are malformed, so that no address can make us throw. */
export function decodeSafely(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A decoded path written for an address: each segment percent-encoded, slashes kept. */
export function encodePath(path: string): string {
  // Most addresses need no encoding; finding that out costs a tenth of encoding them.
  if (/^[\w/.~-]*$/.test(path)) return path;
  return path.split('/').map(encodeURIComponent).join('/');
}

/** `path` without slashes at its ends and doubled ones. */
export function trimSlashes(path: string): string {
  return path.split('/').filter((segment) => segment !== '').join('/');
}

/** The parts of a reference; `query` and `hash` include their marks and are empty when absent. */
export interface UrlParts {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** Cuts `reference` into path, query and hash, decoding nothing. */
export function splitUrl(reference: string): UrlParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(reference) ?? [];
  return { path, query, hash };
}

/** Whether `reference` leaves the site: it has a protocol or begins with `//`. */
export function isExternalUrl(reference: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(reference) || reference.startsWith('//');
}

/** The protocols that an address in content may have; anything else is refused. */
const safeProtocols: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** Whether `reference` is relative or has one of {@link safeProtocols}. */
export function isSafeUrl(reference: string): boolean {
  const compact = reference.replace(/[\p{Cc} ]/gu, '');
  const protocol = /^([a-z][a-z\d+.-]*):/i.exec(compact)?.[1];
  return protocol === undefined || safeProtocols.includes(protocol.toLowerCase());
}
