/** What a request asks for. */
export interface RequestTarget {
  /** Decoded once; begins with `/`. */
  readonly path: string;
  /** With its mark; empty when there is none. As it came, without characters that a header must not hold. */
  readonly query: string;
  /** The authority of an absolute target (`GET http://host/path`), which stands for the Host header. */
  readonly authority?: string;
}

/**
 * The target of a request line in origin form or absolute form (RFC 9112, 3.2); `undefined` when it is neither, when
 * its escapes are malformed, or when it holds a control character.
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  const absolute = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target);
  const rest = absolute === null ? target : absolute[2] === '' ? '/' : (absolute[2] ?? '');
  if (!rest.startsWith('/')) return undefined;
  const [beforeHash = ''] = rest.split('#', 1);
  const queryAt = beforeHash.indexOf('?');
  const path = decodeOnce(queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt));
  if (path === undefined) return undefined;
  const query = queryAt < 0 ? '' : beforeHash.slice(queryAt).replace(/[^\u0021-\u007E]/g, '');
  return { path, query, ...(absolute?.[1] === undefined ? {} : { authority: absolute[1] }) };
}

function decodeOnce(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /[\p{Cc}\\]/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
