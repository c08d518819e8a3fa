/** What the sidebar says. */
export const sidebarWords = {
  'sidebar.more': '{count} more',
  'sidebar.expand': "Expand sidebar category '{label}'",
  'sidebar.collapse': "Collapse sidebar category '{label}'",
  'sidebar.filter': 'Filter sections',
  'sidebar.found': '{count} entry found|{count} entries found',
  'sidebar.foundMore': 'The first {shown} of {count} entries',
  'sidebar.nothing': 'Nothing is called that. The search looks into the articles too.',
  'sidebar.search': 'Search the articles for “{text}”',
  'sidebar.failed': 'The list of sections could not be loaded.',
  'sidebar.hide': 'Collapse sidebar',
  'sidebar.show': 'Expand sidebar',
};
