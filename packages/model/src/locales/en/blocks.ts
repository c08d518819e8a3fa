/** What blocks say that copy, wrap and scroll. */
export const blocksWords = {
  'code.label': 'Code',
  'code.copy': 'Copy code to clipboard',
  'code.copied': 'Copied',
  'code.wrap': 'Toggle word wrap',
  'table.label': 'Table',
  'diagram.label': 'Diagram',
  'formula.label': 'Formula',
};
