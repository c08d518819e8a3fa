import { configLoss, type ForeignPage, type Loss } from '../foreign-site.ts';
import { pageAddress } from './page-address.ts';

/** Pages of which no two have one address, and those that had. */
export interface PartedPages {
  readonly pages: readonly ForeignPage[];
  readonly losses: readonly Loss[];
}

/**
 * Parts pages that would have one address here, of which the old site showed one, or told `/a` from `/a/`: the first keeps it, one that has it by its
 * file before one that asks for it. Another has the address of its file, or one with a number.
 */
export function partTwins(all: readonly ForeignPage[], isShown: (page: ForeignPage) => boolean): PartedPages {
  // Of `a.md` and `a.mdx` the old site shows the last one.
  const last = new Map(all.map((page) => [page.to, page]));
  const pages = all.filter((page) => last.get(page.to) === page);
  const shown = pages.filter(isShown);
  const owners = new Map<string, { readonly from: string }>(ownPages(shown));
  for (const page of [...shown.filter(hasItByFile), ...shown]) if (!owners.has(keyOf(page))) owners.set(keyOf(page), page);
  const losses = all.flatMap((page): readonly Loss[] => {
    const { from = page.from } = last.get(page.to) ?? {};
    return from === page.from ? [] : [{ ...configLoss(`a page beside ${from}`, page.from, 'It is left out, as in the old site.'), isHarmless: true }];
  });
  const parted = pages.map((page): ForeignPage => {
    const owner = isShown(page) ? owners.get(keyOf(page)) : undefined;
    if (owner === undefined || owner === page) return page;
    const { movesTo: _movesTo, hasOwnAddress: _hasOwnAddress, ...rest } = page;
    const wish = pageAddress(page.root, page.path, {});
    let address = wish;
    for (let count = 2; owners.has(address); count += 1) address = `${wish}-${String(count)}`;
    const own = { ...rest, address: `${address}/` };
    owners.set(address, own);
    losses.push(configLoss(`an address that ${owner.from} has, too`, page.from, `This page has the address ${own.address}.`));
    return own;
  });
  return { pages: parted, losses };
}

/** The pages that a site has by itself here, once a language: for what the search finds, and for addresses that nothing has. */
function ownPages(pages: readonly ForeignPage[]): readonly (readonly [address: string, page: { readonly from: string }])[] {
  const roots = new Map<string, string>();
  // Versions lie below their language.
  for (const { root, locale } of pages) if (root.length < (roots.get(locale) ?? `${root}/`).length) roots.set(locale, root);
  return [...roots.values()].flatMap((root) => ['search', '404'].map((name) => [`${root}${name}`, { from: `the page /${name} of the new site` }] as const));
}

function keyOf({ address = '', movesTo = address }: ForeignPage): string {
  return movesTo.replace(/(?<=.)\/$/, '');
}

function hasItByFile(page: ForeignPage): boolean {
  return keyOf(page) === pageAddress(page.root, page.path, {});
}
