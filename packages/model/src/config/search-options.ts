import * as z from 'zod';
import { trimSlashes } from '../url.ts';
import { distinct, flag, listOf, object, orNull, orOff, switchable, text, whole, words } from './fields.ts';

const language = text('a language code of two or three letters such as `ru`', /^[a-z]{2,3}$/);

const context = object({
  path: text('a route prefix without spaces, `?` and `#`', /^[^\s?#\\]+$/)
    .transform(trimSlashes)
    .describe('Route prefix of the pages that belong to it, such as `stdlib`.'),
  label: words().describe('Name of the context as readers see it.'),
});

const provider = object({
  server: z.enum(['opensearch', 'typesense', 'meilisearch']).describe('What it speaks; `opensearch` is Elasticsearch too.'),
  address: text("a path on the site's own origin with one `*` in it, such as `/find/*`", /^\/(?![/\\])[^\s?#\\*]*\*[^\s?#\\*]*$/).describe(
    'Path on the origin of the site where it answers; `*` stands for the name of the index (`search-index`, `8.5-search-index`): ' +
    '`/find/*` for OpenSearch, `/find/collections/*` for Typesense, `/find/indexes/*` for Meilisearch.',
  ),
});

/** Full-text search. */
export const searchField = switchable('on', 'Full-text search, in the browser with an index that the build writes; `false`: none.', {
  languages: distinct(language).default(['ru', 'en']).describe('Languages whose word forms are understood.'),
  resultLimit: whole(1, 50).default(8).describe('Number of suggestions in the search box.'),
  excerptLength: whole(10, 500).default(50).describe('Length of an excerpt in the search box, in characters.'),
  pageResultLimit: whole(1, 1000).default(100).describe('Number of results on the search page.'),
  pageExcerptLength: whole(10, 2000).default(100).describe('Length of an excerpt on the search page, in characters.'),
  highlight: flag(true, 'Marks the words that were searched for on the page that a result leads to.'),
  shortcut: flag(false, 'Moves to the search box at the press of a key combination.'),
  shortcutKeymap: text('a key combination such as `mod+k`', /^(?:(?:mod|ctrl|alt|shift|meta)\+)*[^\s+]+$/)
    .default('mod+k')
    .describe('The key combination; `mod` is Command on a Mac and Ctrl elsewhere.'),
  contexts: z.array(context).prefault([]).describe('Parts of the site that can be searched alone, each with an index of its own.'),
  everywhere: flag(true, 'The index of the whole site also holds the pages of the contexts.'),
  ignore: listOf(words(), 'Routes (globs such as `/drafts/**`) that are not indexed.'),
  includePages: flag(true, 'Generic pages are indexed too, not only documents.'),
  synonyms: orNull(words(), 'A JSON file with lists of words that mean the same, relative to the config: `[["список", "массив"]]`.'),
  thesaurus: orNull(
    words(),
    'A JSON file with what readers call things that the site calls otherwise, relative to the config: ' +
    '`{ "retry": ["ретрай, ещё раз", "повтор запроса"], "queue": null }`. Its groups come to those for programming that ship with ' +
    'helpgen, take the place of one of the same name, or switch it off.',
  ),
  questions: orNull(
    words(),
    'A JSON file with questions and the pages that must be found by them, relative to the config; `helpgen check` asks them.',
  ),
  fuzzyDistance: whole(0, 1).default(1).describe('Number of wrong letters that are forgiven in a word; 0: none.'),
  provider: orOff(provider)
    .prefault(null)
    .describe(
      'A search server on the origin of the site that is asked in place of the index in the browser; what `helpgen search-export` ' +
      'writes is loaded into it. With the router `hash` the index in the browser stays. `false`: none.',
    ),
});
