import type { SearchSection } from '@helpgen/model';
import type { AnalysedPage } from './analysed-page.ts';
import { pageSignature, textsOf } from './analysed-page.ts';
import type { Analyser } from './analyser.ts';
import { ByteWriter } from './byte-writer.ts';
import { documentTypes, type DocumentType } from './index-format.ts';
import { NumberList } from './number-list.ts';

/** What of a page can be found. */
export interface SearchablePage {
  readonly title: string;
  /** Empty: the page has none. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** In document order; those below level 3 count as part of the one before. */
  readonly sections: readonly SearchSection[];
}

interface PageDocument {
  readonly type: DocumentType;
  readonly t: string;
  readonly s: string;
  readonly h: string;
}

/** The documents of `page` with their terms: the costly part of indexing, which depends on this page and `analyser` alone. */
export function analysePage(page: SearchablePage, analyser: Analyser): AnalysedPage {
  const documents = listDocuments(page);
  const vocabulary: Vocabulary = { places: new Map(), frequencies: new NumberList(1024) };
  const body = new ByteWriter(16_384);
  body.varint(documents.length);
  for (const document of documents) writeDocument(body, document, analyser, vocabulary);

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
  /** By place: how often the document at hand has the term; all 0 between documents. */
  readonly frequencies: NumberList;
}

function listDocuments(page: SearchablePage): readonly PageDocument[] {
  const { title, description } = page;
  const keywords = page.keywords.join(', ');
  const documents: PageDocument[] = [{ type: 'title', t: title, s: '', h: '' }];
  if (description !== '') documents.push({ type: 'description', t: description, s: title, h: '' });
  if (keywords !== '') documents.push({ type: 'keywords', t: keywords, s: title, h: '' });
  for (const section of mergeDeepSections(page.sections)) {
    const h = section.anchor === '' ? '' : `#${section.anchor}`;
    const s = section.heading === '' ? title : section.heading;
    if (s !== title) documents.push({ type: 'heading', t: s, s: '', h });
    if (section.text !== '') documents.push({ type: 'content', t: section.text, s, h });
  }
  return documents;
}

const deepestLevel = 3;

function mergeDeepSections(sections: readonly SearchSection[]): readonly SearchSection[] {
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

function writeDocument(out: ByteWriter, document: PageDocument, analyser: Analyser, vocabulary: Vocabulary): void {
  const { places, frequencies } = vocabulary;
  const terms = analyser.analyse(document.t);
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
  out.varint(documentTypes.indexOf(document.type));
  out.varint(terms.length);
  out.varint(distinct.length);
  for (const place of distinct) {
    out.varint(place);
    out.varint(frequencies.values[place] as number);
    frequencies.values[place] = 0;
  }
  for (const name of textsOf[document.type]) out.sizedText(JSON.stringify(document[name]));
}
