import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileStore } from './create-file-store.ts';
import type { FileStore } from './create-file-store.ts';
import { makeAddressTable } from './make-address-table.ts';
import type { AddressedSite, AddressTable } from './make-address-table.ts';
import { markPreview } from './mark-preview.ts';
import { parseHeadersFile } from './parse-headers-file.ts';
import type { HeaderRule } from './parse-headers-file.ts';

/** A built site on the disk, as `readOutput` of the engine lists it. */
export interface BuiltOutput extends Omit<AddressedSite, 'has'> {
  /** Absolute. */
  readonly outDir: string;
  /** Relative to the folder. */
  readonly files: readonly string[];
}

/** A built site as the server sees it at one moment. */
export interface BuiltSite {
  readonly basePath: string;
  readonly addresses: AddressTable;
  readonly files: FileStore;
  readonly headerRules: readonly HeaderRule[];
}

/** The built site, which may be built again while it is served. */
export interface SiteHolder {
  /** The site as it was last seen; `address`, decoded, is what somebody asks for. */
  current(address?: string): Promise<BuiltSite>;
  /** The site as it is now, for an address, decoded, at which nothing was found: it may not have been known before. */
  refreshed(address: string): Promise<BuiltSite>;
}

/**
 * Opens the site that `read` lists, again at most once a second. Throws what `read` throws the first time; later the last
 * good list is kept.
 */
export async function openBuiltSite(read: () => Promise<BuiltOutput>, now: () => number): Promise<SiteHolder> {
  const stores = new Map<string, FileStore>();
  const load = async (): Promise<BuiltSite> => {
    const output = await read();
    const store = stores.get(output.outDir) ?? createFileStore(output.outDir, (path, bytes) => markPreview(path, bytes));
    stores.set(output.outDir, store);
    const listed = new Set(output.files);
    return {
      basePath: output.basePath,
      addresses: makeAddressTable({ ...output, has: (path) => listed.has(path) }),
      files: store,
      headerRules: await readHeaderRules(output),
    };
  };
  let site = await load();
  let readAt = now();
  let reading: Promise<BuiltSite> | undefined;
  return {
    current: () => Promise.resolve(site),
    refreshed() {
      if (reading !== undefined) return reading;
      if (now() - readAt < 1000) return Promise.resolve(site);
      reading = load()
        .then((fresh) => (site = fresh))
        .catch(() => site)
        .finally(() => {
          readAt = now();
          reading = undefined;
        });
      return reading;
    },
  };
}

async function readHeaderRules({ outDir, files }: BuiltOutput): Promise<readonly HeaderRule[]> {
  if (!files.includes('_headers')) return [];
  try {
    return parseHeadersFile(await readFile(join(outDir, '_headers'), 'utf8'));
  } catch {
    return [];
  }
}
