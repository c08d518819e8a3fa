import type { AnalysedPage } from './analysed-page.ts';
import { pageSignature, textsOf } from './analysed-page.ts';
import { analyserLabel } from './analyser.ts';
import { ByteWriter } from './byte-writer.ts';
import { DocumentList } from './document-list.ts';
import { documentTypes, type DocumentType } from './index-format.ts';
import { Postings } from './postings.ts';
import { TermTable } from './term-table.ts';
import { createEncoder } from './text-codec.ts';
import { weighPostings } from './weigh-postings.ts';
import { measureIndex, writeIndex } from './write-index.ts';

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
}

/**
 * The bytes of a `search-index.json` (see `SearchIndexFile`): what lunr's own builder would make of the same pages, to
 * the digit, but from the pages' cached analyses and in time that is linear in their terms. Documents are numbered in
 * the order of `pages`, which are read once, one at a time.
 */
export function buildSearchIndex(pages: Iterable<IndexedPage>, options: BuildIndexOptions): Uint8Array {
  const table = new TermTable();
  const parts = documentTypes.map((): IndexPart => ({ documents: new DocumentList(), postings: new Postings() }));
  const encoder = createEncoder();
  let nextId = 0;
  for (const page of pages) nextId = addPage(page, { nextId, table, parts, encoder });

  const order = table.sorted();
  const label = analyserLabel(options.languages);
  const indexes = parts.map(({ postings }) => ({ postings, weighed: weighPostings(postings), table, order, label }));
  const frames = parts.length * (partStart.length + partMiddle.length + partEnd.length + 1) + 1;
  const out = new ByteWriter(
    indexes.reduce((sum, pieces) => sum + measureIndex(pieces), frames) + parts.reduce((sum, part) => sum + part.documents.size(), 0),
  );
  for (const [place, pieces] of indexes.entries()) {
    out.ascii(`${place === 0 ? '[' : ','}${partStart}`);
    parts[place]?.documents.moveTo(out);
    out.ascii(partMiddle);
    writeIndex(out, pieces);
    out.ascii(partEnd);
  }
  out.ascii(']');
  return out.finish();
}

const partStart = '{"documents":[';
const partMiddle = '],"index":';
const partEnd = '}';

interface IndexPart {
  readonly documents: DocumentList;
  readonly postings: Postings;
}

interface Collection {
  readonly nextId: number;
  readonly table: TermTable;
  readonly parts: readonly IndexPart[];
  readonly encoder: ReturnType<typeof createEncoder>;
}

// The number for the next page comes back.
function addPage({ href, breadcrumb, page }: IndexedPage, { nextId, table, parts, encoder }: Collection): number {
  const reader = new PageReader(page.bytes, pageSignature.length);
  const terms = readTerms(reader, table);
  const address = `,"u":${JSON.stringify(href)}`;
  const titleEnd = encoder.encode(`${address},"b":${JSON.stringify(breadcrumb)}}`);
  const otherEnd = encoder.encode(`${address},"p":${nextId}}`);
  let lastId = nextId;
  for (let rest = reader.varint(); rest > 0; rest -= 1) {
    const type = reader.varint();
    const { documents, postings } = parts[type] as IndexPart;
    const kind = documentTypes[type] as DocumentType;
    // A description and keywords share the number of their page: a page is one hit, whatever of it is found.
    const id = kind === 'heading' || kind === 'content' ? ++lastId : nextId;
    postings.beginDocument(id, reader.varint());
    for (let distinct = reader.varint(); distinct > 0; distinct -= 1) {
      const term = terms[reader.varint()] as number;
      postings.add(term, reader.varint());
    }
    const out = documents.begin();
    out.ascii(`{"i":${id}`);
    for (const name of textsOf[kind]) {
      out.ascii(`,"${name}":`);
      const length = reader.varint();
      out.copy(page.bytes, reader.at, reader.at + length);
      reader.at += length;
    }
    out.copy(kind === 'title' ? titleEnd : otherEnd);
  }
  return lastId + 1;
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
