/** Titles of the pages that the site adds itself, and what redirects say. */
export const siteWords = {
  search: 'Search',
  notFound: 'Page not found',
  moved: 'This page has moved',
  movedTo: 'The new address of the page:',
};
