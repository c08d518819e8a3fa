/** The few words that compiled content carries itself. */
export const contentWords = {
  'content.footnotes': 'Footnotes',
  'content.backToReference': 'Back to reference {number}',
  'content.linkToHeading': 'Direct link to {heading}',
  'content.table': 'Table {number}',
  'content.done': 'Done',
  'content.notDone': 'Not done',
  'content.diagram': 'Diagram {number}',
  'content.codeNote': 'Note {number}',
  // The outer pair.
  'content.quotes': '“{text}”',
};
