import type { SearchSection } from '@helpgen/model';
import type { AnalysedPage } from './analysed-page.ts';
import { pageSignature } from './analysed-page.ts';
import type { Analyser } from './analyser.ts';
import { ByteWriter } from './byte-writer.ts';
import { textKinds, type TextKind } from './index-format.ts';
import { NumberList } from './number-list.ts';
import { plainAnchorOf } from './plain-anchor.ts';

/** What of a page can be found. */
export interface SearchablePage {
  readonly title: string;
  /** Empty: the page has none. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** In document order; those below level 3 count as part of the one before. */
  readonly sections: readonly SearchSection[];
}

interface PageText {
  readonly kind: TextKind;
  readonly text: string;
  /** What of it is shown in an index. */
  readonly shown: readonly string[];
}

/** The texts of `page` as their terms: the costly part of indexing, which depends on this page and `analyser` alone. */
export function analysePage(page: SearchablePage, analyser: Analyser): AnalysedPage {
  const texts = listTexts(page);
  const vocabulary: Vocabulary = { places: new Map(), frequencies: new NumberList(1024) };
  const body = new ByteWriter(16_384);
  body.varint(texts.length);
  for (const text of texts) writeText(body, text, analyser, vocabulary);

  const bytes = new ByteWriter(body.length + vocabulary.places.size * 24);
  bytes.copy(Uint8Array.from(pageSignature));
  bytes.varint(vocabulary.places.size);
  for (const term of vocabulary.places.keys()) bytes.sizedText(term);
  bytes.copy(body.bytes, 0, body.length);
  return { bytes: bytes.finish() };
}

interface Vocabulary {
  /** The terms of the page with their numbers, in the order in which they first occur. */
  readonly places: Map<string, number>;
  /** By place: how often the text at hand has the term; all 0 between texts. */
  readonly frequencies: NumberList;
}

function listTexts(page: SearchablePage): readonly PageText[] {
  const { title, description } = page;
  const keywords = page.keywords.join(', ');
  const texts: PageText[] = [{ kind: 'title', text: title, shown: [title] }];
  if (description !== '') texts.push({ kind: 'description', text: description, shown: [description] });
  if (keywords !== '') texts.push({ kind: 'keywords', text: keywords, shown: [keywords] });
  for (const { anchor, heading, text } of listSections(page)) {
    if (anchor !== '') texts.push({ kind: 'heading', text: heading, shown: [heading, anchor === plainAnchorOf(heading) ? '' : anchor] });
    if (text !== '') texts.push({ kind: 'content', text, shown: [] });
  }
  return texts;
}

const deepestLevel = 3;

/** The sections of `page` as an index tells them apart: those of deep levels are text of the one before. */
export function listSections({ sections }: SearchablePage): readonly SearchSection[] {
  const merged: SearchSection[] = [];
  for (const section of sections) {
    const last = merged.at(-1);
    if (section.level <= deepestLevel) merged.push(section);
    else if (last === undefined) merged.push({ anchor: '', heading: '', level: 1, text: joinTexts(section.heading, section.text) });
    else merged[merged.length - 1] = { ...last, text: joinTexts(last.text, section.heading, section.text) };
  }
  return merged;
}

function joinTexts(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

function writeText(out: ByteWriter, { kind, text, shown }: PageText, analyser: Analyser, vocabulary: Vocabulary): void {
  const { places, frequencies } = vocabulary;
  const terms = analyser.analyse(text);
  const distinct: number[] = [];
  for (const term of terms) {
    let place = places.get(term);
    if (place === undefined) {
      place = places.size;
      places.set(term, place);
      frequencies.ensure(place + 1);
    }
    const before = frequencies.values[place] as number;
    if (before === 0) distinct.push(place);
    frequencies.values[place] = before + 1;
  }
  out.varint(textKinds.indexOf(kind));
  out.varint(terms.length);
  out.varint(distinct.length);
  for (const place of distinct) {
    out.varint(place);
    out.varint(frequencies.values[place] as number);
    frequencies.values[place] = 0;
  }
  for (const each of shown) out.sizedText(JSON.stringify(each));
}
