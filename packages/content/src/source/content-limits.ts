/** The most that one page may ask of the parser; beyond it the page is refused by name. */
export const contentLimits = {
  /** Characters of a page with all it includes. */
  size: 1_000_000,
  lines: 20_000,
  /** Characters of a line. */
  line: 100_000,
  /** Levels of lists and quotes. */
  nesting: 100,
  /** Levels of directives. */
  directives: 30,
  /** Underlined headings, and single patterns that each make the parser look through the rest of the page. */
  pattern: 1500,
  /** Rows of a table. */
  rows: 5000,
  /** Sum over blocks of text of the squares of the numbers of marks in them: what finding pairs can cost. */
  marks: 25_000_000,
} as const;
