import { expect, test } from '@jest/globals';
import { ByteWriter } from './byte-writer.ts';
import { Postings } from './postings.ts';
import { TermTable } from './term-table.ts';
import { weighPostings } from './weigh-postings.ts';
import { measureIndex, writeIndex } from './write-index.ts';

test.each([0, 1, 2, 7, 300])('an index of %i documents takes as many bytes as were foretold', (documentCount) => {
  const table = new TermTable();
  const postings = new Postings();
  for (let document = 0; document < documentCount; document += 1) {
    postings.beginDocument(document * 41, document * 3);
    // Some documents have no terms, some terms are in one document, some in all.
    for (let term = 0; term < document % 40; term += 1) {
      const bytes = new TextEncoder().encode(term % 3 === 0 ? `слово${document * term}` : `w${term}`);
      postings.add(table.add(bytes, 0, bytes.length), 1 + (term % 4));
    }
  }
  const pieces = { postings, weighed: weighPostings(postings), table, order: table.sorted(), label: 'x"y' };
  const out = new ByteWriter(0);
  const foretold = measureIndex(pieces);
  writeIndex(withRoom(out), pieces);
  expect(foretold).toBe(out.length);
  expect(() => JSON.parse(new TextDecoder().decode(out.finish()))).not.toThrow();
});

// The writer of an index relies on room having been made for all of it.
function withRoom(out: ByteWriter): ByteWriter {
  out.reserve(1 << 22);
  return out;
}
