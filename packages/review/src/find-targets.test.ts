import { expect, test } from '@jest/globals';
import { partsOf } from '@helpgen/engine';
import type { ManifestPage } from '@helpgen/engine';
import { compareSites } from './compare-sites.ts';
import { findLosses } from './review-sites.ts';
import type { SiteSide } from './site-side.ts';

/** The same numbers each time, from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

/** Words of which few are said often, and most seldom. */
function wordsFrom(random: () => number, count: number): string[] {
  return Array.from({ length: count }, () => `слово${Math.floor(900 * random() ** 3)}`);
}

type Article = readonly (readonly string[])[];

const article = (random: () => number): Article =>
  Array.from({ length: 3 + Math.floor(random() * 8) }, () => wordsFrom(random, 15 + Math.floor(random() * 40)));

/** `text` with at most the share `most` of its words replaced. */
function changed(text: Article, most: number, random: () => number): Article {
  const share = most * random();
  return text.map((paragraph) => paragraph.map((word) => (random() < share ? (wordsFrom(random, 1)[0] ?? word) : word)));
}

const idOf = (number: number): string => (number === 0 ? 'part' : `part-${number}`);

/** An article of sections that are called the same, of two paragraphs each. */
function documentOf(text: Article): string {
  const paragraphs = text.map((words, number) => {
    const heading = number % 2 === 0 ? `<h2 id="${idOf(number / 2)}">Раздел</h2>` : '';
    return `${heading}<p>${words.join(' ')}.</p>`;
  });
  return `<article><h1>Имя</h1>${paragraphs.join('')}</article>`;
}

function sideOf(texts: ReadonlyMap<string, Article>): SiteSide {
  const documents = new Map([...texts].map(([route, text]) => [route, documentOf(text)]));
  const parts = new Map([...documents].map(([route, html]) => [route, partsOf(html)]));
  const pages = [...documents].map(([route, html]): ManifestPage => {
    const { blocks, anchors } = parts.get(route) ?? partsOf('');
    return {
      route,
      kind: 'doc',
      title: route,
      sources: [`docs${route}.md`],
      file: `${route}/index.html`,
      bytes: html.length,
      digest: html,
      meta: '',
      navigation: '',
      anchors: anchors.map(({ id, text }) => [id, text]),
      blocks: blocks.map(({ kind, digest }) => `${kind} ${digest}`),
    };
  });
  const htmlOf = ({ route }: ManifestPage): string => documents.get(route) ?? '';
  const head = {
    format: 'helpgen-site-manifest',
    version: 1,
    title: '',
    language: 'ru',
    basePath: '/',
    config: '',
    theme: '',
    presets: '',
    sizes: {},
    sources: {},
    redirects: [],
    findings: [],
  } as const;
  return {
    head,
    pages,
    byRoute: new Map(pages.map((page) => [page.route, page])),
    htmlOf,
    partsOf: ({ route }) => parts.get(route) ?? partsOf(''),
    filesOf: () => ({ written: [], shown: [], isDrawn: false }),
  };
}

test('of 200 pages that went elsewhere with up to 30 % of their words replaced, 95 in 100 find the page that they became', () => {
  const random = numbersFrom(7);
  const base = new Map<string, Article>();
  const head = new Map<string, Article>();
  for (let number = 0; number < 400; number += 1) {
    const text = article(random);
    base.set(`/a/${number}`, text);
    head.set(number < 200 ? `/b/${number}` : `/a/${number}`, changed(text, 0.3, random));
  }
  const { pages } = compareSites(sideOf(base), sideOf(head));
  const found = pages.filter(({ state, route, from, target }) =>
    state === 'moved' ? from === `/a/${route.slice(3)}` : state === 'vanished' && target === `/b/${route.slice(3)}`,
  );
  expect(found.length).toBeGreaterThanOrEqual(190);
  expect(pages.filter(({ state, route, from }) => state === 'moved' && from !== `/a/${route.slice(3)}`)).toEqual([]);
});

test('of 200 pages that were edited where they are none is said to be lost, moved or without an anchor', () => {
  const random = numbersFrom(11);
  const base = new Map(Array.from({ length: 200 }, (_, number) => [`/a/${number}`, article(random)] as const));
  const head = new Map([...base].map(([route, text]) => [route, changed(text, 0.3, random)] as const));
  const compared = compareSites(sideOf(base), sideOf(head));
  expect(new Set(compared.pages.map(({ state }) => state))).toEqual(new Set(['changed']));
  expect(findLosses({ ...compared, format: 'helpgen-review', version: 1, title: '', language: 'ru', base: '', answers: [] })).toEqual([]);
});

test.each(['gone', 'new'])(
  'of 200 pages with up to 30 %% of their words replaced, the first of whose sections of one name is %s, 95 in 100 tell all anchors that lead elsewhere',
  (which) => {
    const random = numbersFrom(17);
    const base = new Map<string, Article>();
    for (let number = 0; number < 200; number += 1) base.set(`/a/${number}`, [...article(random), ...article(random)]);
    const head = new Map(
      [...base].map(([route, text]) => {
        const edited = changed(text, 0.3, random);
        return [route, which === 'gone' ? edited.slice(2) : [...article(random).slice(0, 2), ...edited]] as const;
      }),
    );
    const { pages } = compareSites(sideOf(base), sideOf(head));
    const told = pages.filter(({ route, anchors }) => {
      const sections = Math.ceil((base.get(route)?.length ?? 0) / 2);
      const expected = Array.from({ length: which === 'gone' ? sections - 1 : sections }, (_, number) => {
        if (which === 'new') return { id: idOf(number), target: idOf(number + 1) };
        return { id: idOf(number), ...(number === 0 ? {} : { target: idOf(number - 1) }) };
      });
      return JSON.stringify(anchors.moved.map(({ text: _text, ...anchor }) => anchor)) === JSON.stringify(expected);
    });
    expect(told.length).toBeGreaterThanOrEqual(190);
  },
);

test('pages that vanish among others that are about something else have no target', () => {
  const random = numbersFrom(13);
  const base = new Map([['/gone', article(random)]]);
  const head = new Map(Array.from({ length: 30 }, (_, number) => [`/new/${number}`, article(random)] as const));
  expect(compareSites(sideOf(base), sideOf(head)).pages.filter(({ state, target }) => state !== 'added' && target !== undefined)).toEqual(
    [],
  );
});
