import { NumberList } from './number-list.ts';

/** Which terms each document of one index has and how often, collected document by document. */
export class Postings {
  /** Number of each document in the file. */
  readonly documentIds = new NumberList();
  /** How many words each document has, repetitions counted. */
  readonly wordCounts = new NumberList();
  /** Where the entries of each document begin. */
  readonly starts = new NumberList();
  /** The entries: a term by its number in this index, and how often the document has it. */
  readonly terms = new NumberList(1 << 12);
  readonly frequencies = new NumberList(1 << 12);
  /** For each number of a term in this index its number in the table of all terms, and how many documents have it. */
  readonly tableNumbers = new NumberList();
  readonly documentCounts = new NumberList();
  // By number in the table of all terms: the number in this index plus one, 0 while the term is not in this index.
  private readonly ownNumbers = new NumberList(1 << 12);

  /** Starts the next document; the entries that follow are its own. */
  beginDocument(id: number, wordCount: number): void {
    this.documentIds.push(id);
    this.wordCounts.push(wordCount);
    this.starts.push(this.terms.length);
  }

  /** The document has the term `tableNumber` of the table `frequency` times. */
  add(tableNumber: number, frequency: number): void {
    this.ownNumbers.ensure(tableNumber + 1);
    let own = this.ownNumbers.values[tableNumber] as number;
    if (own === 0) {
      this.tableNumbers.push(tableNumber);
      this.documentCounts.push(0);
      own = this.tableNumbers.length;
      this.ownNumbers.values[tableNumber] = own;
    }
    this.documentCounts.values[own - 1] = (this.documentCounts.values[own - 1] as number) + 1;
    this.terms.push(own - 1);
    this.frequencies.push(frequency);
  }

  /** The number that the term `tableNumber` has in this index; `undefined` when no document has it. */
  numberOf(tableNumber: number): number | undefined {
    const own = tableNumber < this.ownNumbers.values.length ? (this.ownNumbers.values[tableNumber] as number) : 0;
    return own === 0 ? undefined : own - 1;
  }
}
