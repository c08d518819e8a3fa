/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords = {
  'palette.seen': 'seen lately',
  'palette.section': 'on this page',
  'palette.command': 'command',
  'keys.title': 'Keyboard shortcuts',
  'keys.search': 'Search and commands',
  'keys.help': 'Show these keys',
  'keys.move': 'Up and down the list',
  'keys.open': 'Open what is chosen',
  'keys.escape': 'Close what is open',
  'keys.on': 'Keys of a single character',
  'keys.close': 'Close',
};
