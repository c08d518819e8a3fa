import type { OutputPath } from '@helpgen/model';
import type { AnalysedPage } from './analysed-page.ts';
import { pageSignature, shownOf } from './analysed-page.ts';
import { analyserLabel } from './analyser.ts';
import { ByteWriter } from './byte-writer.ts';
import { textKinds, type TextKind } from './index-format.ts';
import { groupByTerm, Postings, type TermPostings } from './postings.ts';
import { TermTable } from './term-table.ts';
import { createDecoder } from './text-codec.ts';
import { writeTermIndex } from './write-term-index.ts';

/** A page of an index: what only the whole site knows, beside its cached analysis. */
export interface IndexedPage {
  /** Address with base path, encoded. */
  readonly href: string;
  /** Labels of what the page lies under, outermost first. */
  readonly breadcrumb: readonly string[];
  readonly page: AnalysedPage;
}

/** How an index is made. */
export interface BuildIndexOptions {
  /** The languages of the analyser that analysed the pages. */
  readonly languages: readonly string[];
  /** With slashes around. */
  readonly basePath: string;
  /** A short name for a file with this content. */
  readonly nameOf: (bytes: Uint8Array) => string;
  /** Lists of words that mean the same. */
  readonly synonyms?: readonly (readonly string[])[];
}

/** The files of an index. */
export interface BuiltIndex {
  /** The bytes of a `search-index.json` (see `SearchIndexFile`). */
  readonly index: Uint8Array;
  /** The files that it names. */
  readonly parts: readonly { readonly path: OutputPath; readonly bytes: Uint8Array }[];
}

/** How many postings a part has: some 25 KB of gzip, which is what a word that was asked for costs a reader. */
const postingsInPart = 32_000;

/**
 * The index of `pages`, which are read once, one at a time, and numbered in their order. Takes time that is linear in
 * their terms, and makes no string of any term.
 */
export function buildSearchIndex(pages: Iterable<IndexedPage>, options: BuildIndexOptions): BuiltIndex {
  const collection: Collection = {
    table: new TermTable(),
    postings: textKinds.map(() => new Postings()),
    documents: textKinds.map(() => new ByteWriter()),
    sections: 0,
  };
  let isFirst = true;
  for (const page of pages) {
    if (!isFirst) for (const documents of collection.documents) documents.ascii(',');
    isFirst = false;
    addPage(page, collection);
  }
  const { table } = collection;
  const order = table.sorted();
  const out = new ByteWriter(1 << 20);
  const parts: { path: OutputPath; bytes: Uint8Array }[] = [];
  for (const [place, kind] of textKinds.entries()) {
    const byTerm = groupByTerm(collection.postings[place] as Postings, table.count);
    out.ascii(place === 0 ? '[' : ',');
    out.ascii(`{"type":"${kind}",`);
    if (kind === 'title') out.text(`"analyser":${JSON.stringify(analyserLabel(options.languages))},"synonyms":${JSON.stringify(options.synonyms ?? [])},`);
    out.ascii('"documents":[');
    out.copy((collection.documents[place] as ByteWriter).finish());
    out.ascii('],"index":');
    const terms = order.filter((term) => byTerm.starts[term] !== byTerm.starts[term + 1]);
    if (kind === 'content') parts.push(...writeParts(out, { terms, table, byTerm, options }));
    else writeTermIndex(out, terms, table, byTerm);
    out.ascii('}');
  }
  out.ascii(']');
  return { index: out.finish(), parts };
}

interface Collection {
  readonly table: TermTable;
  /** By place of the kind. */
  readonly postings: readonly Postings[];
  readonly documents: readonly ByteWriter[];
  /** How many sections there are so far. */
  sections: number;
}

function addPage({ href, breadcrumb, page }: IndexedPage, collection: Collection): void {
  const reader = new PageReader(page.bytes, pageSignature.length);
  const terms = readTerms(reader, collection.table);
  const written = textKinds.map(() => 0);
  const lengths: number[] = [0];
  let section = collection.sections;
  for (let rest = reader.varint(); rest > 0; rest -= 1) {
    const place = reader.varint();
    const kind = textKinds[place] as TextKind;
    const words = reader.varint();
    if (kind === 'heading') {
      section += 1;
      lengths.push(0);
    }
    if (kind === 'content') lengths[lengths.length - 1] = words;
    const postings = collection.postings[place] as Postings;
    postings.beginSection(section);
    for (let distinct = reader.varint(); distinct > 0; distinct -= 1) {
      const term = terms[reader.varint()] as number;
      postings.add(term, reader.varint());
    }
    const documents = collection.documents[place] as ByteWriter;
    if (kind === 'title') documents.ascii('{"t":');
    for (let shown = shownOf[kind]; shown > 0; shown -= 1) {
      if (kind === 'heading') documents.ascii(written[place] === 0 ? '[' : ',');
      written[place] = (written[place] as number) + 1;
      const length = reader.varint();
      documents.copy(page.bytes, reader.at, reader.at + length);
      reader.at += length;
    }
    if (kind === 'title') documents.text(`,"u":${JSON.stringify(href)},"b":${JSON.stringify(breadcrumb)}}`);
  }
  const [, headings, descriptions, keywords, contents] = collection.documents as [ByteWriter, ByteWriter, ByteWriter, ByteWriter, ByteWriter];
  headings.ascii(written[1] === 0 ? '[]' : ']');
  if (written[2] === 0) descriptions.ascii('""');
  if (written[3] === 0) keywords.ascii('""');
  contents.ascii(lengths.join(','));
  collection.sections = section + 1;
}

interface PartedTerms {
  readonly terms: Uint32Array;
  readonly table: TermTable;
  readonly byTerm: TermPostings;
  readonly options: BuildIndexOptions;
}

// Cut where the postings say, not where the terms do: a part costs what it holds.
function writeParts(out: ByteWriter, { terms, table, byTerm, options }: PartedTerms): BuiltIndex['parts'] {
  const parts: { path: OutputPath; bytes: Uint8Array }[] = [];
  const decoder = createDecoder();
  out.ascii('{"parts":[');
  let from = 0;
  let postings = 0;
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as number;
    postings += (byTerm.starts[term + 1] as number) - (byTerm.starts[term] as number);
    if (postings < postingsInPart && at + 1 < terms.length) continue;
    const part = new ByteWriter(postings * 4);
    writeTermIndex(part, terms.subarray(from, at + 1), table, byTerm);
    const bytes = part.finish();
    const path = `assets/search-${options.nameOf(bytes)}.json` as OutputPath;
    const first = terms[from] as number;
    const name = decoder.decode(table.pool.bytes.subarray(table.starts[first], table.starts[first + 1]));
    out.text(`${from === 0 ? '' : ','}${JSON.stringify([name, options.basePath + path])}`);
    parts.push({ path, bytes });
    from = at + 1;
    postings = 0;
  }
  out.ascii(']}');
  return parts;
}

function readTerms(reader: PageReader, table: TermTable): Uint32Array {
  const terms = new Uint32Array(reader.varint());
  for (let place = 0; place < terms.length; place += 1) {
    const length = reader.varint();
    terms[place] = table.add(reader.bytes, reader.at, reader.at + length);
    reader.at += length;
  }
  return terms;
}

class PageReader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  varint(): number {
    let byte = this.bytes[this.at++] as number;
    if (byte < 128) return byte;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.bytes[this.at++] as number;
      value |= (byte & 127) << shift;
    }
    return value;
  }
}
