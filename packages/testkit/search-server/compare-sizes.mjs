import { gzipSync } from 'node:zlib';
import { createAnalyser } from '@helpgen/search';
import { analysePage, buildSearchIndex } from '@helpgen/search/build';
import { listDocuments } from '@helpgen/search/export';
import { createSearcher, createServerSearcher } from '@helpgen/search/query';
import { exportDocuments } from '@helpgen/search-export';
import { send } from './start-server.mjs';

/** Of so many words one is another in each copy of the site. */
const changedOf = 4;
const endings = 'бвгджзклмнпрстфхц';
const mostQuestions = 100;

/**
 * Puts the site of `documents`, repeated with changed words until it has `least` of them, into the server and into an index of files,
 * asks both, and prints what each costs.
 */
export async function compareSizes({ server, documents, languages, questions, least }) {
  const sections = documents.trimEnd().split('\n').filter((_line, at) => at % 2 === 1).map((line) => JSON.parse(line));
  const { synonyms, thesaurus } = JSON.parse(sections.pop().words);
  const copies = Math.ceil(least / sections.length);
  const pages = Array.from({ length: copies }, (_copy, number) => pagesOf(sections, number)).flat();
  const analyser = createAnalyser(languages);
  let next = 0;
  const listed = listDocuments(pages, analyser, () => `d${(next += 1)}`);
  const exported = exportDocuments(listed, { format: 'opensearch', name: 'large', analyser, synonyms, thesaurus });
  const words = JSON.parse(exported.documents.slice(exported.documents.trimEnd().lastIndexOf('\n') + 1)).words;
  const analysed = pages.map(({ page, ...summary }) => ({ ...summary, page: analysePage(page, analyser) }));
  const start = performance.now();
  let part = 0;
  const { index, parts } = buildSearchIndex(analysed, { languages, basePath: '/', nameOf: () => String((part += 1)), synonyms, thesaurus });
  const made = (performance.now() - start) / 1000;
  const seconds = await server.load('large', exported.companions.settings, exported.documents);
  const size = await server.sizeOf('large');

  const files = new Map(parts.map(({ path, bytes }) => [`/${path}`, bytes]));
  let loaded = 0;
  let sent = 0;
  const ofFiles = createSearcher(parse(index), {
    languages,
    load: async (href) => {
      loaded += gzipSync(files.get(href)).length;
      return parse(files.get(href));
    },
  });
  const ofServer = createServerSearcher({
    server: 'opensearch', address: '/large', languages,
    send: async ({ url, method, body }) => {
      const answer = await send(server.origin + url, method, body);
      if (method === 'POST') sent += gzipSync(JSON.stringify(answer)).length;
      return answer;
    },
  });
  const each = Math.ceil(questions.length / mostQuestions);
  const asked = questions.filter((_question, place) => place % each === 0);
  const [own, other] = [await time(ofFiles, asked), await time(ofServer, asked)];
  const bytesOnDisk = index.length + parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  console.log(`
| ${listed.length} sections of ${pages.length} pages | index of files | OpenSearch |
| --- | --- | --- |
| made or loaded | ${made.toFixed(1)} s | ${seconds.toFixed(1)} s |
| on the disk | ${megabytes(bytesOnDisk)} | ${megabytes(size)} |
| memory of the server | none | ${megabytes(server.memory())} |
| a reader loads before the first answer, gzip | ${kilobytes(gzipSync(index).length)} | ${kilobytes(gzipSync(words).length)} |
| and for each question, gzip | ${kilobytes(loaded / asked.length)} | ${kilobytes(sent / asked.length)} |
| an answer, median | ${own.median} ms | ${other.median} ms |
| an answer, 95 of 100 | ${own.slow} ms | ${other.slow} ms |
| the same first page | | ${other.firsts.filter((href, at) => href === own.firsts[at]).length} of ${asked.length} |
`);
}

function parse(bytes) {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} KB`;
}

function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}

/** The pages of a copy of the site: of every so many words one has a number more than in the copy before. */
function pagesOf(sections, copy) {
  const isChanged = (word) => copy > 0 && hashOf(word) % changedOf === copy % changedOf;
  const change = (text) => text.replace(/[\p{L}]{4,}/gu, (word) => (isChanged(word) ? word + endings[copy % endings.length] : word));
  const byPage = new Map();
  for (const { page: href, hash, heading, text, signs, title, description, keywords, breadcrumb, sort, kind, version, locale } of sections) {
    const own = byPage.get(href) ?? {
      href: `${href}${copy}/`, breadcrumb, ...(sort === '' ? {} : { sort }), kind, version, locale,
      page: { title: change(title), description: change(description), keywords: keywords.map(change), sections: [] },
    };
    byPage.set(href, own);
    const anchor = decodeURIComponent(hash.slice(1));
    own.page.sections.push({ anchor, heading: change(heading), level: hash === '' ? 1 : 2, text: change(text), signs });
  }
  return [...byPage.values()];
}

function hashOf(word) {
  return [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

async function time(searcher, questions) {
  const times = [];
  const firsts = [];
  await searcher.ask({ text: questions[0], depth: 'all', limit: 8 });
  for (const text of questions) {
    const start = performance.now();
    firsts.push((await searcher.ask({ text, depth: 'all', limit: 8 })).pages[0]?.href);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor((times.length - 1) * share)]);
  return { firsts, median: at(0.5), slow: at(0.95) };
}
