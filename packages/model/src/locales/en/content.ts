/** The few words that compiled content carries itself. */
export const contentWords = {
  footnotes: 'Footnotes',
  backToReference: (number: string) => `Back to reference ${number}`,
  linkToHeading: (heading: string) => `Direct link to ${heading}`,
  table: (number: number) => `Table ${number}`,
  done: 'Done',
  notDone: 'Not done',
  diagram: (number: number) => `Diagram ${number}`,
  /** Opening and closing quotes, outer pair first. */
  quotes: ['“', '”'] as readonly [string, string],
};
