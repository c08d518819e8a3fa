import { analysePage } from '../analyse-page.ts';
import { createAnalyser } from '../analyser.ts';
import { buildSearchIndex } from '../build-search-index.ts';
import type { PageSort } from '../index-format.ts';
import { createDecoder } from '../text-codec.ts';
import { answerAsMeant, type JudgedAnswer } from './answer-as-meant.ts';
import type { SearchQuestion } from './answer.ts';
import { createJudge, type Searcher } from './create-searcher.ts';
import { makeServerRequest, readServerAnswer, type SearchServer, type ServerRequest } from './server-requests.ts';
import { parseQuery } from './parse-query.ts';

/** Where a search server is and how it is asked. */
export interface ServerSearcherTools {
  readonly server: SearchServer;
  /** Path on the site's own origin of the index or collection: `/search/docs`, `/search/collections/docs`. */
  readonly address: string;
  /** The languages of the exported documents. */
  readonly languages: readonly string[];
  /** Wrong letters that are forgiven in a word, 0 or 1; default: 1. */
  readonly fuzzyDistance?: number;
  /** Values of `version`, `locale` or `kind` that documents must have; default: all documents. */
  readonly only?: { readonly [field: string]: string };
  /** Lists of words that mean the same, as the server was told them; default: none. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Sends a request and parses the JSON of the answer; rejects when there is none. */
  send(request: ServerRequest): Promise<unknown>;
}

/**
 * A searcher of what was exported to a search server. The server chooses at most 100 sections that may answer; what
 * they answer, in which order and what is marked of them is decided here as for an index in the browser, so `total` counts
 * the pages among these. Throws a `TypeError` when the address is not of the site's own origin.
 */
export function createServerSearcher(tools: ServerSearcherTools): Searcher {
  const { server, languages, only = {}, synonyms = [], fuzzyDistance = 1 } = tools;
  const address = tools.address.replace(/\/+$/, '');
  if (!isOwnAddress(address)) throw new TypeError(`The search server must be on the site's own origin: ${tools.address}`);
  const analyser = createAnalyser(languages);

  const judge = async (question: SearchQuestion): Promise<JudgedAnswer> => {
    const words = parseQuery(question.text, analyser);
    const answer =
      words.length === 0
        ? []
        : readServerAnswer(server, await tools.send(makeServerRequest[server]({ address, words, only, fuzzyDistance })));
    const pages = groupByPage(answer.filter(isDocument)).map(({ page, ...summary }) => ({ ...summary, page: analysePage(page, analyser) }));
    const { index, parts } = buildSearchIndex(pages, { languages, basePath: '', nameOf: createCounter(), synonyms });
    const files = new Map(parts.map(({ path, bytes }) => [path as string, bytes]));
    return createJudge(parse(index), { languages, fuzzyDistance, load: async (path) => parse(files.get(path) ?? new Uint8Array()) })(
      question,
    );
  };
  // Each text that may be meant is a question of its own to the server: its documents are others.
  return { ask: (question) => answerAsMeant(question, { mayBeMisspelt: fuzzyDistance !== 0, judge }) };
}

interface ShownDocument {
  readonly page: string;
  readonly hash: string;
  readonly position: number;
  readonly title: string;
  readonly heading: string;
  readonly breadcrumb: readonly string[];
  readonly description: string;
  readonly keywords: readonly string[];
  readonly text: string;
  /** Left out by an export of an earlier version. */
  readonly signs?: string;
  readonly sort?: unknown;
}

// What comes over the wire becomes links: nothing of another origin or scheme, and nothing of another shape.
function isDocument(value: unknown): value is ShownDocument {
  const { page, hash, position, title, heading, breadcrumb, description, keywords, text, signs = '' } = Object(value) as {
    readonly [name: string]: unknown;
  };
  const texts = [hash, title, heading, description, text, signs];
  return (
    typeof page === 'string' &&
    isOwnAddress(page) &&
    areTexts(texts) &&
    areTexts(breadcrumb) &&
    areTexts(keywords) &&
    typeof position === 'number'
  );
}

function areTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((each) => typeof each === 'string');
}

function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function groupByPage(documents: readonly ShownDocument[]) {
  const groups = new Map<string, ShownDocument[]>();
  for (const document of documents.toSorted((a, b) => a.position - b.position)) {
    const group = groups.get(document.page);
    if (group === undefined) groups.set(document.page, [document]);
    else group.push(document);
  }
  return [...groups].map(([href, group]) => {
    const { title, description, keywords, breadcrumb, sort } = group[0] as ShownDocument;
    const sections = group.map(({ hash, heading, text, signs = '' }) => ({
      anchor: decodeURIComponent(hash.slice(1)),
      heading,
      level: hash === '' ? 1 : 2,
      text,
      signs,
    }));
    return { href, breadcrumb, ...sortOf(sort), page: { title, description, keywords, sections } };
  });
}

function sortOf(sort: unknown): { readonly sort?: PageSort } {
  return sort === 'type' || sort === 'term' ? { sort } : {};
}

function createCounter(): () => string {
  let count = 0;
  return () => String((count += 1));
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(createDecoder().decode(bytes));
}
