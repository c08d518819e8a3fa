import { encodePath } from '@helpgen/model/url';
import type { BuiltOutput } from '../session.ts';

/** What stands at an address. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  /** `location` is encoded and begins with one `/`. */
  | { readonly kind: 'redirect'; readonly location: string };

/** Every address of a built site. Addresses are decoded and carry the base path. */
export interface AddressTable {
  /** What stands at `address`; `undefined`: nothing. */
  find(address: string): Answer | undefined;
  /** The not-found page nearest above `address`, as a file; `undefined` when the site has none. */
  findNotFoundPage(address: string): string | undefined;
}

/**
 * The addresses that a static host gives the files of `output`: each file's own; the folder of an `index.html`, with a
 * redirect from the form without slash; a document without its `.html`. Files whose path has a segment that begins
 * with a dot, and `_headers`, have none.
 */
export function makeAddressTable(output: Pick<BuiltOutput, 'basePath' | 'trailingSlash' | 'files'>): AddressTable {
  const { basePath } = output;
  const files = output.files.filter(isPublic);
  const answers = new Map<string, Answer>();
  const add = (address: string, answer: Answer): void => {
    if (!answers.has(address)) answers.set(address, answer);
  };
  // A file's own address stands above every derived one, a folder's above that of a document without extension.
  for (const file of files) add(basePath + file, { kind: 'file', file });
  for (const file of files) {
    if (file !== 'index.html' && !file.endsWith('/index.html')) continue;
    const folder = basePath + file.slice(0, -'index.html'.length);
    add(folder, { kind: 'file', file });
    if (folder !== '/') add(folder.slice(0, -1), redirectTo(folder));
  }
  for (const file of files) {
    if (!file.endsWith('.html') || answers.get(basePath + file)?.kind !== 'file') continue;
    const address = basePath + file.slice(0, -'.html'.length);
    add(address, { kind: 'file', file });
    if (!output.trailingSlash) add(`${address}/`, redirectTo(address));
  }
  return { find: (address) => answers.get(address), findNotFoundPage: (address) => findNotFoundPage(answers, basePath, address) };
}

function isPublic(file: string): boolean {
  return file !== '_headers' && !file.split('/').some((segment) => segment.startsWith('.'));
}

function redirectTo(address: string): Answer {
  return { kind: 'redirect', location: encodePath(address) };
}

function findNotFoundPage(answers: ReadonlyMap<string, Answer>, basePath: string, address: string): string | undefined {
  // The depth is bounded: an address of ten thousand slashes must not cost ten thousand look-ups.
  const folders = address.slice(basePath.length).split('/').slice(0, 8);
  for (let depth = folders.length - 1; depth >= 0; depth -= 1) {
    const answer = answers.get([basePath.slice(0, -1), ...folders.slice(0, depth), '404.html'].join('/'));
    if (answer?.kind === 'file') return answer.file;
  }
  return undefined;
}
