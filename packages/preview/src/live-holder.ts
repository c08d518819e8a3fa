import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { OpenSite, SiteView, PageState } from '@helpgen/engine';
import { makeAddressTable, markPreview, parseHeadersFile } from '@helpgen/server';
import type { BuiltSite, HeaderRule, SiteHolder, StoredFile } from '@helpgen/server';
import { clientPath } from './preview-paths.ts';

const compress = promisify(gzip);
const emptyPage = '404.html';

/** An open site as the server shows it: every document wakes the client of the preview too. `onAsked` is told what is asked for. */
export function createLiveHolder(site: OpenSite, token: string, onAsked: (path: string) => void): SiteHolder {
  let known: { readonly view: SiteView; readonly shown: BuiltSite } | undefined;

  async function current(address?: string): Promise<BuiltSite> {
    if (address !== undefined && !site.view().isWhole) site.ask(address);
    const view = await site.ready();
    if (known?.view.site === view.site && known !== undefined) return known.shown;
    const shown = view.site === undefined ? nothingYet() : await show(view.site);
    known = { view, shown };
    return shown;
  }

  async function show(shown: NonNullable<SiteView['site']>): Promise<BuiltSite> {
    const { basePath, trailingSlash } = shown.config;
    const headers = await site.read('_headers');
    return {
      basePath,
      addresses: makeAddressTable({ basePath, trailingSlash, has: shown.has }),
      files: { read: readMarked },
      headerRules: headers === undefined ? noRules : parseHeadersFile(Buffer.from(headers).toString()),
    };
  }

  /** What it is drawn from is asked first: when it changes meanwhile, the page asks once too often and never once too seldom. */
  async function readMarked(path: string): Promise<StoredFile | undefined> {
    const page = path.endsWith('.html') ? await site.describe(path) : undefined;
    const bytes = await site.read(path);
    onAsked(path);
    if (bytes === undefined) return undefined;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return store(markPreview(path, buffer, path.endsWith('.html') ? writeClientTag(token, page) : ''));
  }

  /** Before there is any site every address shows why. */
  function nothingYet(): BuiltSite {
    const page = store(markPreview(emptyPage, Buffer.from(writeEmptyPage()), writeClientTag(token, undefined)));
    return {
      basePath: '/',
      addresses: { find: () => undefined, findNotFoundPage: () => emptyPage },
      files: { read: async () => page },
      headerRules: noRules,
    };
  }

  // An update that brings what is new is shown by itself.
  return { current, refreshed: current };
}

const noRules: readonly HeaderRule[] = [];

function store(bytes: Buffer): StoredFile {
  return { kind: 'bytes', bytes, digest: createHash('sha256').update(bytes).digest('base64url').slice(0, 22), gzip: () => compress(bytes, { level: 1 }) };
}

/** The element that wakes the client of the preview, with what the document was drawn from. */
function writeClientTag(token: string, page: PageState | undefined): string {
  const known = page === undefined ? '' : ` data-page="${page.digest}"`;
  return `<script type="module" src="${clientPath}" data-hg-preview-client data-token="${token}"${known}></script>`;
}

/** A document for a site of which nothing can be shown yet; the client says why. */
function writeEmptyPage(): string {
  return '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta ' +
  'name="color-scheme" content="light dark"><title>helpgen</title></head><body></body></html>\n';
}
