/**
 * Rules that keep the room of the open categories in `nav` where a document shows them closed, as high as they
 * are now; for `reserveSpace`. One that is drawn open gets none.
 */
export function spaceOfOpen(nav: HTMLElement): string {
  return [...nav.querySelectorAll<HTMLElement>('[data-hg-node^=open]')].map((item) => {
    const room = item.offsetHeight - ((item.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0);
    return `:root[data-hg-room] .hg-column nav>${placeOf(item, nav)}[data-hg-node^=closed]{padding-block-end:${room}px}`;
  }).join('');
}

function placeOf(item: Element, nav: Element): string {
  const outer = item.parentElement?.closest('li') ?? null;
  const own = `ul>li:nth-child(${[...(item.parentElement?.children ?? [])].indexOf(item) + 1})`;
  return outer !== null && nav.contains(outer) ? `${placeOf(outer, nav)}>div>${own}` : own;
}
