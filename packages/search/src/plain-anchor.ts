/**
 * The anchor that most headings have: their own words, in lower case, with hyphens between. An index leaves it out,
 * a quarter of its first part.
 */
export function plainAnchorOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}_\s-]/gu, '').replace(/\s/g, '-');
}
