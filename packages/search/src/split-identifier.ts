const scriptRuns = /\p{N}+|\p{Script=Cyrillic}+|\p{Script=Latin}+|[^\p{N}\p{Script=Cyrillic}\p{Script=Latin}]+/gu;
const camelParts = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;

/**
 * The names inside the name `word`, itself first: `HttpClient_ru` has HttpClient, Http and Client. Cut at underscores,
 * where a capital begins a part (Latin or Cyrillic), between scripts and around digits; a last part that is one of
 * `suffixes` (a locale in a file name) is left out, as are single letters.
 */
export function splitIdentifier(word: string, suffixes: readonly string[]): readonly string[] {
  const names = new Set([word]);
  const segments = word.split('_').filter((segment) => segment !== '');
  if (segments.length > 1 && suffixes.includes(segments.at(-1)?.toLowerCase() ?? '')) {
    segments.pop();
    names.add(segments.join('_'));
  }
  for (const segment of segments) {
    names.add(segment);
    for (const part of splitCase(segment)) if (part.length > 1 || isDigit(part)) names.add(part);
  }
  return [...names];
}

function splitCase(segment: string): readonly string[] {
  return (segment.match(scriptRuns) ?? []).flatMap((run) => run.match(camelParts) ?? []);
}

function isDigit(part: string): boolean {
  return /^\p{N}$/u.test(part);
}
