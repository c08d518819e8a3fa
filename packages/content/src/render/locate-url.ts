/** Where an address stands in the text, or, where it cannot be told apart from it, the node around it. */
export interface UrlRange {
  readonly start: number;
  readonly end: number;
}

/** Where `url` stands in the link or image that is written in `text` from `start` to `end`. */
export function locateUrl(text: string, start: number, end: number, url: string): UrlRange {
  const whole = { start, end };
  const slice = text.slice(start, end);
  if (slice.startsWith('<')) {
    const at = slice.indexOf(url);
    return at < 0 || url === '' ? whole : { start: start + at, end: start + at + url.length };
  }
  if (!slice.endsWith(')')) return whole;
  const opening = slice.lastIndexOf('](');
  if (opening < 0) return whole;
  return destinationAt(text, start + opening + 2, end - 1) ?? whole;
}

function destinationAt(text: string, from: number, end: number): UrlRange | undefined {
  let start = from;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  if (text.charAt(start) === '<') {
    const close = text.indexOf('>', start);
    return close < 0 || close >= end ? undefined : { start: start + 1, end: close };
  }
  let at = start;
  while (at < end && !/\s/.test(text.charAt(at))) at += 1;
  return at === start ? undefined : { start, end: at };
}
