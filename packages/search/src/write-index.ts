import { type ByteWriter, countDigits, writeDecimal } from './byte-writer.ts';
import { indexField, lunrVersion } from './index-format.ts';
import type { Postings } from './postings.ts';
import type { TermTable } from './term-table.ts';
import type { WeighedPostings } from './weigh-postings.ts';

/** What an index is written from. */
export interface IndexPieces {
  readonly postings: Postings;
  readonly weighed: WeighedPostings;
  readonly table: TermTable;
  /** The numbers of the table's terms in the order of their code units. */
  readonly order: Uint32Array;
  /** The analyser's. */
  readonly label: string;
}

const beforeVectors = `{"version":"${lunrVersion}","fields":["${indexField}"],"fieldVectors":[`;
const vectorStart = `["${indexField}/`;
const vectorMiddle = '",[';
const vectorEnd = ']]';
const betweenHalves = '],"invertedIndex":[';
const termStart = '["';
const termMiddle = '",{"_index":';
const termField = `,"${indexField}":{`;
const termEnd = '}}]';
// lunr writes `{}` after each document: what it knows of the places of a term, which here is nothing. It only ever asks
// for the keys of it, so that 0 is as good, and saves a reader an object for every word of every document.
const postingValue = 0x30;
const postingFrame = 4;
const comma = 0x2c;
const quote = 0x22;
const colon = 0x3a;
const point = 0x2e;

/** Writes an index as lunr 2.3.9 serialises it (`lunr.Index.prototype.toJSON`). */
export function writeIndex(out: ByteWriter, pieces: IndexPieces): void {
  out.ascii(beforeVectors);
  writeVectors(out, pieces);
  out.ascii(betweenHalves);
  writeInvertedIndex(out, pieces);
  out.ascii(afterTerms(pieces.label));
}

/** How many bytes {@link writeIndex} writes: memory for a large index is asked for once and never copied. */
export function measureIndex({ postings, weighed, table, label }: IndexPieces): number {
  const { documentIds, tableNumbers, documentCounts } = postings;
  const { vectorStarts, vectorScores } = weighed;
  let size = beforeVectors.length + betweenHalves.length + afterTerms(label).length;

  const vectorFrame = vectorStart.length + vectorMiddle.length + vectorEnd.length;
  for (let document = 0; document < documentIds.length; document += 1) {
    const idDigits = countDigits(documentIds.values[document] as number);
    const entries = (vectorStarts[document + 1] as number) - (vectorStarts[document] as number);
    size += vectorFrame + idDigits + entries * (idDigits + postingFrame);
    // Commas between the numbers of the vector.
    size += entries === 0 ? 0 : entries * 2 - 1;
  }
  for (let entry = 0; entry < vectorScores.length; entry += 1) size += scoreLength(vectorScores[entry] as number);

  const termFrame = termStart.length + termMiddle.length + termField.length + termEnd.length;
  for (let term = 0; term < tableNumbers.length; term += 1) {
    const number = tableNumbers.values[term] as number;
    const bytes = (table.starts[number + 1] as number) - (table.starts[number] as number);
    const documents = documentCounts.values[term] as number;
    size += termFrame + bytes + countDigits(term) * (documents + 1) + documents - 1;
  }
  // Commas between the vectors and between the terms.
  return size + Math.max(0, documentIds.length - 1) + Math.max(0, tableNumbers.length - 1);
}

function afterTerms(label: string): string {
  return `],"pipeline":[${JSON.stringify(label)}]}`;
}

function writeVectors(out: ByteWriter, { postings, weighed }: IndexPieces): void {
  const { vectorStarts, vectorTerms, vectorScores } = weighed;
  for (let document = 0; document < vectorStarts.length - 1; document += 1) {
    if (document > 0) out.ascii(',');
    out.ascii(vectorStart);
    out.decimal(postings.documentIds.values[document] as number);
    out.ascii(vectorMiddle);
    const from = vectorStarts[document] as number;
    const to = vectorStarts[document + 1] as number;
    const { bytes } = out;
    let place = out.length;
    for (let at = from; at < to; at += 1) {
      if (at > from) bytes[place++] = comma;
      place = writeDecimal(bytes, place, vectorTerms[at] as number);
      bytes[place++] = comma;
      place = writeScore(bytes, place, vectorScores[at] as number);
    }
    out.length = place;
    out.ascii(vectorEnd);
  }
}

// A score in hundredths as JSON.stringify would write the number.
function writeScore(bytes: Uint8Array, at: number, score: number): number {
  const whole = (score / 100) | 0;
  const fraction = score - whole * 100;
  let place = writeDecimal(bytes, at, whole);
  if (fraction === 0) return place;
  const tenths = (fraction / 10) | 0;
  bytes[place++] = point;
  bytes[place++] = 48 + tenths;
  if (fraction > tenths * 10) bytes[place++] = 48 + fraction - tenths * 10;
  return place;
}

function scoreLength(score: number): number {
  const whole = (score / 100) | 0;
  const fraction = score - whole * 100;
  return countDigits(whole) + (fraction === 0 ? 0 : fraction % 10 === 0 ? 2 : 3);
}

function writeInvertedIndex(out: ByteWriter, { postings, weighed, table, order }: IndexPieces): void {
  const { termStarts, postingDocuments } = weighed;
  const documentIds = postings.documentIds.values;
  let isFirst = true;
  for (const tableNumber of order) {
    const term = postings.numberOf(tableNumber);
    if (term === undefined) continue;
    if (!isFirst) out.ascii(',');
    isFirst = false;
    out.ascii(termStart);
    // Terms hold letters, digits, marks and underscores alone: nothing that JSON escapes.
    out.copy(table.pool.bytes, table.starts[tableNumber] as number, table.starts[tableNumber + 1] as number);
    out.ascii(termMiddle);
    out.decimal(term);
    out.ascii(termField);
    const from = termStarts[term] as number;
    const to = termStarts[term + 1] as number;
    const { bytes } = out;
    let place = out.length;
    for (let at = from; at < to; at += 1) {
      if (at > from) bytes[place++] = comma;
      bytes[place++] = quote;
      place = writeDecimal(bytes, place, documentIds[postingDocuments[at] as number] as number);
      bytes[place++] = quote;
      bytes[place++] = colon;
      bytes[place++] = postingValue;
    }
    out.length = place;
    out.ascii(termEnd);
  }
}
