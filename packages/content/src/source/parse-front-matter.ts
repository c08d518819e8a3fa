import { parseFrontMatterData } from '@helpgen/model';
import type { FrontMatter, Span } from '@helpgen/model';
import { finding } from '../finding.ts';
import { spanOf, type Finding, type Place, type PlainSource } from './locate.ts';
import { parseYaml } from './parse-yaml.ts';

/** A text cut into its head and the rest; offsets count from the beginning of the text. */
export interface SplitText {
  /** The YAML between the fences; absent when the text has no front matter. */
  readonly head?: string;
  /** Where the head begins. */
  readonly headStart: number;
  /** Where the content begins. */
  readonly bodyStart: number;
  /** Where the line stands that begins a head without an end. */
  readonly unclosedAt?: number;
}

const keyLine = /^["']?[\p{L}_][\p{L}\p{N}_ -]*["']?:(?:\s|$)/u;

/**
 * Cuts front matter off `text`: `---` on the very first line up to the next line of `---` or `...`, with which YAML ends a
 * document too. A head without an end is told of and is no content either: up to the first blank line. So is one that
 * begins behind empty lines and has no end; with an end, it is a rule and a heading, as in any Markdown.
 */
export function splitFrontMatter(text: string): SplitText {
  const [opening] = /^\s*---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (opening === undefined) return { headStart: 0, bodyStart: 0 };
  const headStart = opening.length;
  const isFirst = text.startsWith('---');
  const closing = /^(?:---|\.\.\.)[ \t]*(?:\n|$)/gm;
  closing.lastIndex = headStart;
  const found = closing.exec(text);
  if (isFirst && found !== null) return { head: text.slice(headStart, found.index), headStart, bodyStart: found.index + found[0].length };
  // Without a key it is a rule.
  if (found !== null || !keyLine.test(text.slice(headStart))) return { headStart: 0, bodyStart: 0 };
  const blank = text.indexOf('\n\n', headStart);
  return { headStart: 0, bodyStart: blank < 0 ? text.length : blank + 2, unclosedAt: opening.indexOf('---') };
}

/** Checked front matter with the place of each of its keys. */
export interface ParsedFrontMatter {
  readonly value: FrontMatter;
  readonly spans: { readonly [key: string]: Span };
  readonly findings: readonly Finding[];
}

/** The head of a content file; empty when it has none. Values that break a rule are left out and reported. */
export function parseFrontMatter(source: PlainSource, { head = '', headStart, unclosedAt }: SplitText): ParsedFrontMatter {
  if (head.trim() === '') return { value: {}, spans: {}, findings: unclosedAt === undefined ? [] : [unclosedHead(source, unclosedAt)] };
  const { value, keys, findings } = parseYaml({ source, text: head, start: headStart, what: 'front matter' }, parseFrontMatterData);
  const spans = Object.fromEntries([...keys].filter(([key]) => key !== '__proto__').map(([key, place]) => [key, spanOf(place)]));
  return { value, spans, findings: [...findings, ...contradictions(value, keys)] };
}

/** The finding that the head which begins at `start` has no end. */
export function unclosedHead(source: PlainSource, start: number): Finding {
  return finding('HG2012', {}, { at: { source, start, end: start + 3 } });
}

function contradictions(value: FrontMatter, places: ReadonlyMap<string, Place>): readonly Finding[] {
  const found: Finding[] = [];
  // What has a value has a key.
  const placeOf = (key: string): Place => places.get(key) as Place;
  if (value.draft === true && value.unlisted === true) {
    found.push(finding('HG2006', {}, { at: placeOf('unlisted'), related: [{ at: placeOf('draft'), message: 'the other of the two' }] }));
  }
  const min = value.toc_min_heading_level ?? 2;
  const max = value.toc_max_heading_level ?? Math.max(3, min);
  if (min > max) found.push(finding('HG2007', { min, max }, { at: placeOf('toc_max_heading_level') }));
  if (value.last_update !== undefined && value.last_update.date === undefined && value.last_update.author === undefined) {
    found.push(finding('HG2008', {}, { at: placeOf('last_update') }));
  }
  return found;
}
