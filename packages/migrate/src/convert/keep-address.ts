import { parse, stringify } from 'yaml';
import { splitHead } from './parse-markdown.ts';
import type { ForeignPage, Redirect } from '../foreign-site.ts';
import { pageAddress } from './page-address.ts';

/** A page at its old address, or with a redirect from there. */
export interface KeptAddress {
  readonly text: string;
  readonly redirect?: Redirect;
}

/** Gives `page`, converted to `text`, its old address: by the path of its file, else by `slug`; one that ends in `.html` by a redirect. */
export function keepAddress(page: ForeignPage, text: string): KeptAddress {
  if (page.address === undefined || page.hasOwnAddress === true) return { text };
  const old = normal(page.address);
  const wanted = normal(page.movesTo ?? page.address);
  const isFile = wanted.endsWith('.html');
  const route = isFile ? wanted.slice(0, -'.html'.length) : wanted;
  const slugged = normal(routeOf(page, text)) === route ? text : withSlug(text, `/${route.slice(page.root.length)}`);
  if (page.movesTo !== undefined) return { text: slugged, redirect: { from: old, to: wanted } };
  return isFile ? { text: slugged, redirect: { from: wanted, to: `${route}/` } } : { text: slugged };
}

function normal(address: string): string {
  return address.replace(/\/index\.html$/, '/').replace(/(?<=.)\/$/, '') || '/';
}

/** The address that the page has by helpgen's rules. */
function routeOf({ root, path }: ForeignPage, text: string): string {
  const { head } = splitHead(text);
  const data = head === undefined ? null : (parse(head, { logLevel: 'silent', uniqueKeys: false }) as { readonly slug?: unknown } | null);
  return pageAddress(root, path, data ?? {});
}

function withSlug(text: string, slug: string): string {
  const { head = '', bodyStart } = splitHead(text);
  const rest = head
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('slug:'))
    .map((line) => `${line}\n`)
    .join('');
  return `---\n${rest}${stringify({ slug }, { lineWidth: 0 })}---\n${text.slice(bodyStart)}`;
}
