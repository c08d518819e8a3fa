import type { MadeText, OriginPlaces } from '@helpgen/content';
import type { Diagnostic, FilePlace, Location, MadeArticle, PresetFinding, SourcePath, Span } from '@helpgen/model';

/** The file that an author would have written in the place of `made`. */
export function writeMade({ frontMatter = {}, markdown, places = [], frontMatterPlaces = {} }: MadeArticle): MadeText {
  const head = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
  const start = head === '' ? '' : `---\n${head}---\n\n`;
  return { text: start + markdown, bodyStart: start.length, places, frontMatterPlaces };
}

/** A finding of a preset as one of ours; `locate` knows the places in the files of its source. */
export function toDiagnostic(found: PresetFinding, locate: (place: FilePlace) => Location): Diagnostic {
  const placeOf = (at: FilePlace | Location): Location => ('at' in at ? locate(at) : at);
  const { code, severity = 'error', message, hint, at, related } = found;
  return {
    code,
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(at === undefined ? {} : { at: placeOf(at) }),
    ...(related === undefined ? {} : { related: related.map((item) => ({ at: placeOf(item.at), message: item.message })) }),
    args: {},
  };
}

/** `value`, plain data about the page at `path` that was compiled of `made`, with every place in it where it comes from. */
export function traceAll<Value>(value: Value, path: SourcePath, made: MadeText, places: OriginPlaces): Value {
  return trace(value) as Value;

  function trace(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(trace);
    if ('file' in part && part.file !== path) return part;
    if (isSpan(part)) {
      const { file, ...span } = places.trace(made, part);
      return 'file' in part ? { file, ...span } : span;
    }
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, trace(inner)]));
  }
}

function isSpan(value: object): value is Span {
  return 'line' in value && 'column' in value && 'length' in value && typeof value.line === 'number';
}
