/** Addresses of a preview that is being written, below the root of its host. */
export const clientPath = '/_helpgen/client.js';
/** Where the client asks what is shown, and what is wrong. */
export const statePath = '/_helpgen/state';
/** The stream that tells of changes. */
export const eventsPath = '/_helpgen/events';
/** Where the client asks for a place to be opened in the editor. */
export const openPath = '/_helpgen/open';
/** Where the client asks for the fix of a finding to be written. */
export const fixPath = '/_helpgen/fix';
/** Where the client asks for a redirect from where a page was. */
export const redirectPath = '/_helpgen/redirect';
