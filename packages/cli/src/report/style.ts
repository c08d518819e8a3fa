import type { OutputStream, Streams } from '../session.ts';

/** Marks text for a terminal; every function returns its text unchanged where colours are not wanted. */
export type Style = ReturnType<typeof createStyle>;

/** The style of `stream`: FORCE_COLOR decides, then NO_COLOR, then whether it is a terminal that can show colours. */
export function createStyle(stream: OutputStream, env: Streams['env']) {
  const mark = hasColors(stream, env)
    ? (open: number, close: number) => (text: string) => `\u001B[${open}m${text}\u001B[${close}m`
    : () => (text: string) => text;
  return {
    bold: mark(1, 22),
    dim: mark(2, 22),
    red: mark(31, 39),
    green: mark(32, 39),
    yellow: mark(33, 39),
    blue: mark(34, 39),
  };
}

/** Whether text written to `stream` may carry colours. */
export function hasColors(stream: OutputStream, env: Streams['env']): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}
