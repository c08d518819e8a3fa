import type { Trouble } from './page-navigator.ts';

/** Asks the server why the page at `href` does not come; `undefined`: its document can be loaded. From disk there is nobody to ask. */
export async function findTrouble(href: string): Promise<Trouble | undefined> {
  const { protocol } = new URL(href, location.href);
  if (!protocol.startsWith('http')) return undefined;
  try {
    const { ok, status, headers } = await fetch(href, { method: 'HEAD', cache: 'no-store' });
    const type = headers.get('content-type') ?? '';
    // A server that does not know the question.
    if (status === 405 || status === 501) return undefined;
    if (!ok) return { reason: 'status', detail: String(status) };
    return type.startsWith('text/html') ? undefined : { reason: 'type', detail: type };
  } catch {
    return { reason: 'offline', detail: '' };
  }
}

/** Whether loading the document in spite of `trouble` shows a page of the site: also the one that says there is none. */
export function hasDocument(trouble: Trouble | undefined): boolean {
  return trouble === undefined || ['404', '410'].includes(trouble.detail);
}
