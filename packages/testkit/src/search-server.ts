import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in server has: documents as `helpgen search-export` writes them, by the names of their indexes. */
export interface ServedIndexes {
  readonly [name: string]: { readonly documents: string; /** Lists of terms that mean the same. */ readonly synonyms?: readonly (readonly string[])[] };
}

/** A search server that stands in for a real one. */
export interface SearchServerRig {
  readonly origin: string;
  /** Method, path and words of each request, those that were refused too. */
  readonly asked: readonly string[];
  close(): void;
}

type Document = { readonly [field: string]: unknown };

const weights: { readonly [field: string]: number } = { titleTerms: 16, keywordTerms: 8, headingTerms: 4, descriptionTerms: 2, textTerms: 1 };
const fields = Object.keys(weights);

/**
 * Answers below `/find/` as OpenSearch (`/find/NAME/_msearch`), Typesense (`/find/collections/NAME/documents/search`) and
 * Meilisearch (`/find/indexes/NAME/search`) do, choosing by terms, their beginnings and those with one letter wrong, and refuses what these would;
 * a document is had by its id.
 */
export async function startSearchServer(indexes: ServedIndexes): Promise<SearchServerRig> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost');
      const body = Buffer.concat(chunks).toString();
      const { status, answer, words } = answerTo({ method: request.method ?? '', url, body, type: request.headers['content-type'] ?? '' }, indexes);
      asked.push(`${request.method} ${url.pathname} ${words}`);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly type: string;
}

interface Answered {
  readonly status: number;
  readonly answer: object;
  readonly words: string;
}

/** Kind of the server, name of the index, and for a document its id. */
const addresses =
  /^\/find\/(collections\/|indexes\/|)([^/]+)\/(?:documents\/search|search|_msearch|(?:documents|_doc)\/([^/]+))$/;

function answerTo({ method, url, body, type }: Asked, indexes: ServedIndexes): Answered {
  const [, kind, name = '', id] = addresses.exec(decodeURIComponent(url.pathname)) ?? [];
  const index = indexes[name];
  if (kind === undefined || index === undefined) return refuse(404, 'no such index');
  if (id !== undefined) {
    const document = documentsOf(index).find((each) => each['id'] === id);
    if (method !== 'GET' || document === undefined) return refuse(404, 'no such document');
    return { status: 200, words: id, answer: kind === '' ? { _source: document } : document };
  }
  if (kind === 'collections/') {
    const { searchParams } = url;
    if (method !== 'GET' || searchParams.get('query_by') !== fields.join(',')) return refuse(400, 'not a search of Typesense');
    const words = searchParams.get('q') ?? '';
    return { status: 200, words, answer: { hits: choose(index, words, Number(searchParams.get('per_page'))).map((document) => ({ document })) } };
  }
  if (method !== 'POST' || type !== 'application/json') return refuse(406, 'JSON is wanted');
  if (kind === 'indexes/') {
    const question = JSON.parse(body) as { readonly q?: string; readonly limit?: number };
    if (typeof question.q !== 'string') return refuse(400, 'not a search of Meilisearch');
    return { status: 200, words: question.q, answer: { hits: choose(index, question.q, question.limit ?? 20) } };
  }
  // A header, which may be empty, before each search.
  const searches = body.trimEnd().split('\n').flatMap((line, at) => (at % 2 === 0 ? [] : (JSON.parse(line) as { readonly size?: number })));
  const words = [...new Set([...body.matchAll(/"query":"([^"]*)"/g)].map(([, word = '']) => word))].join(' ');
  if (words === '') return refuse(400, 'not a search of OpenSearch');
  const responses = searches.map(({ size = 10 }) => ({ hits: { hits: choose(index, words, size).map((document) => ({ _source: document })) } }));
  return { status: 200, words, answer: { responses } };
}

function refuse(status: number, reason: string): Answered {
  return { status, answer: { error: reason }, words: reason };
}

/** The documents of an index, without the action lines of the bulk format. */
function documentsOf({ documents }: ServedIndexes[string]): readonly Document[] {
  return documents.trimEnd().split('\n').map((line) => JSON.parse(line) as Document).filter((document) => typeof document['page'] === 'string');
}

/** The `most` best documents; those with more of the words first. */
function choose(index: ServedIndexes[string], words: string, most: number): readonly Document[] {
  const { synonyms = [] } = index;
  const terms = words.split(' ').map((word) => [word, ...synonyms.filter((group) => group.includes(word)).flat()]);
  const scored = documentsOf(index).flatMap((document) => {
    const found = terms.map((ways) =>
      Math.max(
        ...fields.map((field) =>
          String(document[field] ?? '')
            .split(' ')
            .some((term) => ways.some((way) => term.startsWith(way) || isNear(term, way)))
            ? (weights[field] ?? 0)
            : 0,
        ),
      ),
    );
    const score = found.filter((weight) => weight > 0).length * 100 + found.reduce((sum, weight) => sum + weight, 0);
    return score === 0 ? [] : [{ document, score }];
  });
  return scored.toSorted((a, b) => b.score - a.score).slice(0, most).map(({ document }) => document);
}

/** Whether one letter too many, too few or wrong parts them. */
function isNear(a: string, b: string): boolean {
  if (b.length < 4 || Math.abs(a.length - b.length) > 1) return false;
  const start = [...a].findIndex((letter, place) => letter !== b[place]);
  const from = start < 0 ? a.length : start;
  const rests = [[a.slice(from + 1), b.slice(from + 1)], [a.slice(from), b.slice(from + 1)], [a.slice(from + 1), b.slice(from)]];
  return rests.some(([left, right]) => left === right);
}
