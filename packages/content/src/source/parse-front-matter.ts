import { contentCatalogue, defineDiagnostics, parseFrontMatterData } from '@helpgen/model';
import type { Diagnostic, FrontMatter, Span } from '@helpgen/model';
import { locate, type PlainSource } from './locate.ts';
import { parseYaml } from './parse-yaml.ts';
import type { SplitText } from './split-front-matter.ts';

const finding = defineDiagnostics(contentCatalogue);

/** Checked front matter with the place of each of its keys. */
export interface ParsedFrontMatter {
  readonly value: FrontMatter;
  readonly spans: { readonly [key: string]: Span };
  readonly diagnostics: readonly Diagnostic[];
}

/** The head of a content file; empty when it has none. Values that break a rule are left out and reported. */
export function parseFrontMatter(source: PlainSource, split: SplitText): ParsedFrontMatter {
  if (split.unclosedAt !== undefined) return { value: {}, spans: {}, diagnostics: [unclosedHead(source, split.unclosedAt)] };
  if (split.head === undefined || split.head.trim() === '') return { value: {}, spans: {}, diagnostics: [] };
  const yaml = { source, text: split.head, start: split.headStart, what: 'front matter' } as const;
  const { value, keys, diagnostics } = parseYaml(yaml, parseFrontMatterData);
  const places = new Map([...keys].map(([key, [start, end]]) => [key, locate(source, start, end)]));
  const spans = Object.fromEntries(
    [...places].filter(([key]) => key !== '__proto__').map(([key, { line, column, length }]) => [key, { line, column, length }]),
  );
  return { value, spans, diagnostics: [...diagnostics, ...contradictions(value, places)] };
}

/** The finding that the head which begins at `start` has no end. */
export function unclosedHead(source: PlainSource, start: number): Diagnostic {
  return finding('HG2012', {}, { at: locate(source, start, start + 3) });
}

type Places = ReadonlyMap<string, ReturnType<typeof locate>>;

function contradictions(value: FrontMatter, places: Places): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const placeOf = (key: string): { at?: ReturnType<typeof locate> } => {
    const at = places.get(key);
    return at === undefined ? {} : { at };
  };
  if (value.draft === true && value.unlisted === true) {
    const other = places.get('draft');
    const related = other === undefined ? {} : { related: [{ at: other, message: 'the other of the two' }] };
    found.push(finding('HG2006', {}, { ...placeOf('unlisted'), ...related }));
  }
  const min = value.toc_min_heading_level ?? 2;
  const max = value.toc_max_heading_level ?? Math.max(3, min);
  if (min > max) found.push(finding('HG2007', { min, max }, placeOf('toc_max_heading_level')));
  if (value.last_update !== undefined && value.last_update.date === undefined && value.last_update.author === undefined) {
    found.push(finding('HG2008', {}, placeOf('last_update')));
  }
  return found;
}
