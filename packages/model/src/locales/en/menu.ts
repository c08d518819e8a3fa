/** What the menu of the page says beyond its links. */
export const menuWords = {
  'menu.copy': 'Copy as Markdown',
  'menu.address': 'Copy the address',
  'menu.print': 'Print',
  'menu.copied': 'Copied',
  'menu.failed': 'Could not be copied',
};
