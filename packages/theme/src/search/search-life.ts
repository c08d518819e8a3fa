// All that moves the search is one file: what its box waits for is asked for at once.
export { attach } from '../behaviours/search-page.ts';
export { highlightMatches } from '../highlight-matches/highlight-matches.ts';
export { startBox } from './start-box.ts';
