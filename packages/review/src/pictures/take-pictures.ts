import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The widths at which a page is looked at: the narrowest window that Chromium opens without a screen, and a usual one. */
const pictureWidths = [500, 1280] as const;

/** What is to be seen of a picture: so many pixels from the top. */
const pictureHeight = 2400;

/** A browser that takes this long is stuck. */
const mostMs = 30_000;

/** Pictures of a page before and after, named by their files in `folder`; only widths at which they differ. */
export interface PagePictures {
  readonly route: string;
  readonly pairs: readonly { readonly width: number; readonly before: string; readonly after: string }[];
}

/** What pictures are taken of, and where they go. */
export interface PictureRequest {
  readonly browser: string;
  /** Folders of the built sites, with the path that each is served below. */
  readonly base: { readonly folder: string; readonly basePath: string };
  readonly head: { readonly folder: string; readonly basePath: string };
  readonly pages: readonly { readonly route: string; readonly before: string; readonly after: string }[];
  readonly folder: string;
}

/** Takes pictures of pages on both sides, without their scripts, so that equal pages give equal pictures. */
export async function takePictures({ browser, base, head, pages, folder }: PictureRequest): Promise<readonly PagePictures[]> {
  mkdirSync(folder, { recursive: true });
  const profile = mkdtempSync(path.join(tmpdir(), 'helpgen-pictures-'));
  const [old, now] = [await serveFolder(base), await serveFolder(head)];
  try {
    const taken: PagePictures[] = [];
    for (const [number, { route, before, after }] of pages.entries()) {
      const pairs: PagePictures['pairs'][number][] = [];
      for (const width of pictureWidths) {
        const pair = { width, before: `${number + 1}-${width}-before.png`, after: `${number + 1}-${width}-after.png` };
        const files = [path.join(folder, pair.before), path.join(folder, pair.after)] as const;
        await takePicture({ browser, profile, width, address: old.addressOf(before), file: files[0] });
        await takePicture({ browser, profile, width, address: now.addressOf(after), file: files[1] });
        const isSeen = files.every((file) => existsSync(file)) && !readFileSync(files[0]).equals(readFileSync(files[1]));
        if (isSeen) pairs.push(pair);
        else for (const file of files) rmSync(file, { force: true });
      }
      if (pairs.length > 0) taken.push({ route, pairs });
    }
    return taken;
  } finally {
    old.close();
    now.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

interface Picture {
  readonly browser: string;
  readonly profile: string;
  readonly width: number;
  readonly address: string;
  readonly file: string;
}

/** A browser that fails leaves no picture: the report has none of that page then. */
function takePicture({ browser, profile, width, address, file }: Picture): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const args = [
    '--headless',
    '--disable-gpu',
    '--hide-scrollbars',
    '--no-first-run',
    '--disable-background-networking',
    '--force-prefers-reduced-motion',
    `--user-data-dir=${profile}`,
    `--window-size=${width},${pictureHeight}`,
    `--screenshot=${file}`,
    ...(isRoot ? ['--no-sandbox'] : []),
    address,
  ];
  return new Promise((done) => void execFile(browser, args, { timeout: mostMs }, () => done()));
}

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves the files of a built site on this machine alone. */
async function serveFolder({ folder, basePath }: PictureRequest['base']): Promise<{ addressOf(file: string): string; close(): void }> {
  const server = createServer(({ url = '' }, response) => {
    const text = readBelow(folder, url.slice(basePath.length).replace(/[?#].*$/s, ''));
    const type = types[path.extname(url.replace(/[?#].*$/s, ''))] ?? 'text/html; charset=utf-8';
    // Scripts would draw what depends on the moment.
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type, 'content-security-policy': "script-src 'none'" });
    response.end(text);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (file) => `http://127.0.0.1:${port}${basePath}${file.split('/').map(encodeURIComponent).join('/')}`,
    close: () => void server.close(),
  };
}

function readBelow(folder: string, address: string): Buffer | undefined {
  try {
    const segments = decodeURIComponent(address).split('/');
    if (segments.includes('..') || segments.some((segment) => segment.includes('\\'))) return undefined;
    return readFileSync(path.join(folder, ...segments));
  } catch {
    return undefined;
  }
}
