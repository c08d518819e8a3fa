/** What the prose of an edition is searched for, so that the first mention of a term on a page leads to its explanation. */
export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  /** Names in which a word is no mention of a term; see {@link foldForm}. */
  readonly names: readonly string[];
}

/** A term that has a page of its own. */
export interface GlossaryTerm {
  /** Address of its page. */
  readonly href: string;
  /** Its grammatical forms; see {@link foldForm}. */
  readonly forms: readonly string[];
  /** Addresses of pages that mean something else by it; absent: there are none. */
  readonly exceptOn?: readonly string[];
}

/** `text` as forms are compared: in lower case, е for ё, every white space a space; of the same length. */
export function foldForm(text: string): string {
  const lower = text.toLowerCase().replace(/ё/g, 'е').replace(/\s/g, ' ');
  // A few letters are longer in lower case, and places in the text would be lost.
  return lower.length === text.length ? lower : text;
}
