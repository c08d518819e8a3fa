import { ofSession, writeItem } from '../storage.ts';

/** Name in the session of the room that is kept for the next reading of this document. */
export const reservedSpaceKey = 'helpgen.room';

/**
 * Keeps `css`, rules for `:root[data-hg-room]`, until this address is loaded again: the first script has them apply
 * before anything is drawn, so that what the script of the page opens once it wakes moves nothing.
 */
export function reserveSpace(css: string): void {
  writeItem(reservedSpaceKey, JSON.stringify({ href: location.href, css }), ofSession);
}

/** Ends what {@link reserveSpace} began, once what needed the room is there. */
export function releaseSpace(): void {
  delete document.documentElement.dataset['hgRoom'];
}
