/** `document` with `text` between its two marks of that `name`. Throws when a mark is missing. */
export function insertBetweenMarks(document: string, text: string, name: string): string {
  const begin = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no \`${begin}\` followed by \`${end}\`.`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
