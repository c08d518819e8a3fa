import { groupBy } from '@helpgen/model/browser';
import { analysePage } from '../analyse-page.ts';
import { createAnalyser } from '../analyser.ts';
import { buildSearchIndex } from '../build-search-index.ts';
import type { PageSort, SearchIndexFile, TermIndex } from '../index-format.ts';
import type { SearchDocument } from '../search-document.ts';
import { decodeText } from '../text-codec.ts';
import { answerAsMeant, type Judge } from './answer-as-meant.ts';
import { createJudge, loadOnce, type SearcherTools, type SectionSource } from './create-judge.ts';
import type { Searcher } from './create-searcher.ts';
import { readWords } from './known-words.ts';
import {
  makeServerRequest, makeWordsRequest, readServerAnswer, readServerWords, type SearchServer, type ServerRequest,
} from './server-requests.ts';

/** Where a search server is and how it is asked. */
export interface ServerSearcherTools extends Pick<SearcherTools, 'languages' | 'fuzzyDistance'> {
  readonly server: SearchServer;
  /** Path on the site's own origin of the index or collection: `/search/docs`, `/search/collections/docs`. */
  readonly address: string;
  /** Values of `version`, `locale` or `kind` that documents must have; default: all documents. */
  readonly only?: { readonly [field: string]: string };
  /** Sends a request and parses the JSON of the answer; rejects when there is none. */
  send(request: ServerRequest): Promise<unknown>;
}

/** How much it counts that a section has what words may mean. */
const weightOfMeant = 0.8;

/**
 * A searcher of what was exported to a search server. The server chooses at most 100 sections that may answer; what
 * they answer, in which order and what is marked of them is decided here as for an index in the browser, so `total` counts
 * the pages among these. Throws a `TypeError` when the address is not of the site's own origin.
 */
export function createServerSearcher(tools: ServerSearcherTools): Searcher {
  const { server, languages, only = {}, fuzzyDistance = 1 } = tools;
  const address = tools.address.replace(/\/+$/, '');
  if (!isOwnAddress(address)) throw new TypeError(`The search server must be on the site's own origin: ${tools.address}`);
  const analyser = createAnalyser(languages);

  const openJudge = loadOnce(async () => {
    const known = readWords(readServerWords(server, await tools.send(makeWordsRequest(server, address))), analyser.label);
    const findSections: SectionSource['findSections'] = async ({ words, meanings }) => {
      const meant = meanings.map(({ means }) => means.map((terms) => ({ terms, weight: weightOfMeant })));
      const groups = [...words.map(({ expansions }) => expansions), ...meant].filter((group) => group.length > 0);
      const request = makeServerRequest[server]({ address, words, groups, only, fuzzyDistance });
      const found = groups.length === 0 ? [] : readServerAnswer(server, await tools.send(request));
      const pages = groupByPage(found.filter(isDocument)).map(({ page, ...summary }) => ({ ...summary, page: analysePage(page, analyser) }));
      let count = 0;
      const { index: file, parts } = buildSearchIndex(pages, { languages, basePath: '', nameOf: () => String((count += 1)) });
      const texts = parts.map(({ bytes }) => parse(bytes) as TermIndex);
      return known.fill(parse(file) as SearchIndexFile, {
        terms: texts.flatMap(({ terms }) => terms),
        postings: texts.flatMap(({ postings }) => postings),
      });
    };
    const source = { known: known.empty, readTexts: async () => [known.texts], findSections };
    return createJudge(source, { languages, fuzzyDistance, load: async () => known.thesaurus });
  });
  // Each text that may be meant is a question of its own to the server: its documents are others.
  const judge: Judge = async (question) => (await openJudge(address))(question);
  return { ask: (question) => answerAsMeant(question, judge, fuzzyDistance !== 0) };
}

type ShownText = 'page' | 'hash' | 'position' | 'title' | 'heading' | 'breadcrumb' | 'description' | 'keywords' | 'text';

/** What an export of an earlier version leaves out may be missing. */
interface ShownDocument extends Pick<SearchDocument, ShownText>, Partial<Pick<SearchDocument, 'signs' | 'inherits' | 'partOf'>> {
  readonly sort?: unknown;
}

// What comes over the wire becomes links: nothing of another origin or scheme, and nothing of another shape.
function isDocument(value: unknown): value is ShownDocument {
  const { page, hash, position, title, heading, breadcrumb, description, keywords, text, signs = '', inherits = [], partOf = '' } = Object(value) as {
    readonly [name: string]: unknown;
  };
  const texts = [page, hash, title, heading, description, text, signs, partOf];
  return [texts, breadcrumb, keywords, inherits].every(areTexts) && isOwnAddress(page as string) && typeof position === 'number';
}

function areTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((each) => typeof each === 'string');
}

function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function groupByPage(documents: readonly ShownDocument[]) {
  const byPosition = new Map(documents.map((document) => [document.position, document]));
  const groups = groupBy([...byPosition.values()].sort((a, b) => a.position - b.position), ({ page }) => page);
  return [...groups].map(([href, group]) => {
    const { title, description, keywords, breadcrumb, sort, inherits = [], partOf = '' } = group[0] as ShownDocument;
    const kind: { readonly sort?: PageSort } = sort === 'type' || sort === 'term' ? { sort } : {};
    const sections = group.map(({ hash, heading, text, signs = '' }) => ({
      anchor: decodeURIComponent(hash.slice(1)),
      heading,
      level: hash === '' ? 1 : 2,
      text,
      signs,
    }));
    const whole = partOf === '' ? {} : { partOf };
    return { href, breadcrumb, inherits, ...kind, ...whole, page: { title, description, keywords, sections } };
  });
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(decodeText(bytes));
}
