const begin = '<!-- results: begin -->';
const end = '<!-- results: end -->';

/** `document` with `text` between its two marks. Throws when a mark is missing. */
export function insertBetweenMarks(document: string, text: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no \`${begin}\` followed by \`${end}\`.`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
