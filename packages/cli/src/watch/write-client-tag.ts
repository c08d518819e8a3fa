import type { PageState } from '@helpgen/engine';
import { clientPath } from './preview-paths.ts';

/** The element that wakes the client of the preview, with what the document was drawn from. */
export function writeClientTag(token: string, page: PageState | undefined): string {
  const known = page === undefined ? '' : ` data-page="${page.digest}"`;
  return `<script type="module" src="${clientPath}" data-hg-preview-client data-token="${token}"${known}></script>`;
}

/** A document for a site of which nothing can be shown yet; the client says why. */
export function writeEmptyPage(): string {
  return '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta ' +
  'name="color-scheme" content="light dark"><title>helpgen</title></head><body></body></html>\n';
}
