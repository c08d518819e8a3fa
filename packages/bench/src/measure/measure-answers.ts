import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildDocs, exportTexts, repository } from '../built-site.ts';
import { askLunr } from '../peers/ask-lunr.ts';
import { askMiniSearch } from '../peers/ask-minisearch.ts';
import { askOrama } from '../peers/ask-orama.ts';
import { askOwn } from '../peers/ask-own.ts';
import { askPagefind } from '../peers/ask-pagefind.ts';
import type { Peer } from '../peers/peer.ts';

/** What searches find of a set of questions, by class and in all. */
export interface AnswersOfSet {
  readonly set: string;
  readonly classes: readonly {
    readonly name: string;
    readonly questions: number;
    readonly peers: readonly ({ readonly name: string } & Successes)[];
  }[];
}

/** Of 100 questions: a right page first, among three, among eight; and the mean of its reciprocal places, 0 where it is not among eight. */
export interface Successes {
  readonly first: number;
  readonly three: number;
  readonly eight: number;
  readonly mrr: number;
}

/** A question and the pages that answer it, none: the site has no answer. */
export interface AskedQuestion {
  readonly query: string;
  readonly class: string;
  readonly expected: readonly string[];
}

const languages = ['ru', 'en'];
const mostPages = 8;

/** Builds the documentation into `folder` and puts its questions to our search and to others of the same text. */
export async function measureAnswers(browser: Browser, folder: string, say: (line: string) => void): Promise<readonly AnswersOfSet[]> {
  say('Building the documentation of this repository.');
  const site = await buildDocs(folder);
  const sections = await exportTexts(site);
  const { basePath } = JSON.parse(await readFile(site.config, 'utf8')) as { readonly basePath: string };
  const pagefind = await askPagefind(browser, sections);
  try {
    const peers = [await askOwn(site, languages), askMiniSearch(sections), askLunr(sections), pagefind, await askOrama(sections)];
    const sets: AnswersOfSet[] = [];
    for (const [set, questions] of await readQuestions()) {
      say(`Asking ${questions.length} questions of the set ${set}.`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      sets.push({ set, classes: await askAll(peers, questions, (href) => plainAddress(href, basePath)) });
    }
    return sets;
  } finally {
    await pagefind.close();
  }
}

async function readQuestions(): Promise<readonly (readonly [set: string, questions: readonly AskedQuestion[]])[]> {
  const golden = (await readSet('questions')) as readonly { readonly ask: string; readonly find: string }[];
  return [
    ['golden', golden.map(({ ask, find }) => ({ query: ask, class: 'golden', expected: [find] }))],
    ['unseen, develop', (await readSet('unseen-develop')) as readonly AskedQuestion[]],
    ['unseen, report', (await readSet('unseen-report')) as readonly AskedQuestion[]],
  ];
}

async function readSet(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(repository, 'docs-content/search', `${name}.json`), 'utf8')) as unknown;
}

async function askAll(
  peers: readonly Peer[],
  questions: readonly AskedQuestion[],
  plain: (href: string) => string,
): Promise<AnswersOfSet['classes']> {
  const placesOfPeers: (readonly number[])[] = [];
  for (const { ask } of peers) {
    const places: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const { query, expected } of questions) places.push(placeOf(expected.map(plain), (await ask(query)).map(plain)));
    placesOfPeers.push(places);
  }
  const classes = [...new Set(questions.map((question) => question.class))];
  const rowOf = (name: string, isIn: (question: AskedQuestion) => boolean): AnswersOfSet['classes'][number] => {
    const chosen = [...questions.keys()].filter((number) => isIn(questions[number] as AskedQuestion));
    const successes = placesOfPeers.map((places) => countSuccesses(chosen.map((number) => places[number] ?? 0)));
    return { name, questions: chosen.length, peers: peers.map(({ name: peer }, number) => ({ name: peer, ...(successes[number] as Successes) })) };
  };
  const rows = classes.map((name) => rowOf(name, (question) => question.class === name));
  return classes.length === 1 ? rows : [...rows, rowOf('all that have an answer', ({ expected }) => expected.length > 0)];
}

/** The place of the first of `expected` among eight, from 1; 0: it is not there. Where nothing answers, nothing is right. */
export function placeOf(expected: readonly string[], found: readonly string[]): number {
  if (expected.length === 0) return found.length === 0 ? 1 : 0;
  return found.slice(0, mostPages).findIndex((page) => expected.includes(page)) + 1;
}

/** The successes of questions whose right pages stand at `places`. */
export function countSuccesses(places: readonly number[]): Successes {
  const within = (most: number): number =>
    Math.round((100 * places.filter((place) => place > 0 && place <= most).length) / Math.max(1, places.length));
  const reciprocal = places.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0);
  return { first: within(1), three: within(3), eight: within(mostPages), mrr: reciprocal / Math.max(1, places.length) };
}

/** An address as questions have it: without base path, slashes around, and the language at its end. */
function plainAddress(href: string, basePath: string): string {
  const path = decodeURI(href.startsWith(basePath) ? href.slice(basePath.length) : href);
  return path.replace(/^\/|\/$/g, '').replace(/_ru$/, '');
}
