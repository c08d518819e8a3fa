/** The beginning of the path of each. */
export const englishNamesStart = 'english-names-';

/** The path of the file with the English names of `edition`. */
export function englishNamesPath(edition: string): string {
  return `${englishNamesStart}${edition.replace(/[^\p{L}\p{N}.]+/gu, '-')}.js`;
}
