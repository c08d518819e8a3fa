import { expect, test } from '@jest/globals';
import type { Json, Page, PageData } from '@helpgen/model';
import type { ReactNode } from 'react';
import { context, makePage } from '../fixtures/tiny-site.ts';
import { Content } from './Content.tsx';
import { usePage } from './hooks.ts';
import { tocMark } from './marks.ts';
import type { PageChunk } from './page-view.ts';
import { readPage } from './hydration/read-page.ts';
import { createRenderer } from './server.tsx';
import { defineServer, defineTheme } from './theme.ts';

const theme = defineTheme({ Page: () => <Content /> });
const server = defineServer({
  Article: ({ children }) => <article title={usePage().title}>{children}</article>,
  parts: { Diagram: () => <figure data-hg-vendor="mermaid" /> },
  strings: { en: {} },
});
const renderer = createRenderer(theme, server, {});
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** What an ES module that begins with `export default` exports. */
function evaluate(chunk: string): PageChunk {
  expect(chunk).toMatch(/^export default /);
  return new Function(`return (${chunk.slice('export default '.length).replace(/;\s*$/, '')})`)() as PageChunk;
}

const hostile = ['</script>', '<!--', '<script>', '\u2028\u2029', '"', "'", '&amp;', '&', '\\', '\\u003c', '__proto__', 'ёж 🦔', ']]>', '${x}', '`', '\n\t', ''];

/** Values that look random and are the same in every run (a linear congruential generator). */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function makeText(roll: (sides: number) => number): string {
  return Array.from({ length: roll(4) }, () => hostile[roll(hostile.length)]).join('');
}

function makeJson(roll: (sides: number) => number, depth: number): Json {
  const kind = roll(depth > 2 ? 4 : 6);
  if (kind === 0) return null;
  if (kind === 1) return roll(2) === 1;
  if (kind === 2) return roll(1000) - 500;
  if (kind === 3) return makeText(roll);
  if (kind === 4) return Array.from({ length: roll(3) }, () => makeJson(roll, depth + 1));
  return JSON.parse(`{${Array.from({ length: roll(3) }, () => `${JSON.stringify(makeText(roll))}:${JSON.stringify(makeJson(roll, depth + 1))}`).join(',')}}`) as Json;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function makeHostilePage(seed: number): Page {
  const roll = createDice(seed);
  const custom = { value: makeJson(roll, 0) };
  const data: Partial<PageData> = { title: makeText(roll), documentTitle: makeText(roll), description: makeText(roll), tags: [makeText(roll)], custom };
  return makePage(`/p${seed}`, [`<p>${escape(makeText(roll))}</p>`, `<pre><code>${escape(makeText(roll))}</code></pre>`], data);
}

test('document and chunk say the same of every page, and reading a document is the inverse of writing it', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const page = makeHostilePage(seed);
    const { html, chunk } = renderer.render(page, context);
    const fromDocument = readPage(parse(html));
    const fromChunk = evaluate(chunk);
    expect(page.data).toMatchObject(fromDocument.data);
    expect(fromDocument.data).toEqual(fromChunk.data);
    expect(Object.keys(fromChunk.data)).toEqual(expect.arrayContaining(['title', 'documentTitle', 'toc', 'custom', 'sidebar']));
    expect(JSON.stringify(fromChunk)).not.toContain('"crumbs"');
    const element = document.createElement('div');
    element.innerHTML = fromChunk.html;
    expect(element.innerHTML).toBe(fromDocument.html);
    expect({ assets: fromDocument.assets, frame: fromDocument.frame }).toEqual({ assets: 'build-1', frame: '/b/assets/frame.js' });
  }
});

test('a table of contents is written once, whether the theme marks it or not', () => {
  const toc = '<ul><li><a href="#a">once</a></li></ul>';
  const drawing = (Page: () => ReactNode): string => createRenderer(defineTheme({ Page }), server, {}).render(makePage('/a', [], { toc }), context).html;
  const marked = drawing(() => <nav {...tocMark} dangerouslySetInnerHTML={{ __html: toc }} />);
  const unmarked = drawing(() => <nav />);
  expect([marked, unmarked].map((html) => html.split('once').length - 1)).toEqual([1, 1]);
  expect([marked, unmarked].map((html) => readPage(parse(html)).data.toc)).toEqual([toc, toc]);
});

test('no words of a page become an element or a script of the document', () => {
  const words = '</title></script><script id="evil">alert(1)</script><!--';
  const page: Page = {
    ...makePage('/a', [], { title: words, documentTitle: words, description: words, custom: { [words]: words } }),
    head: [
      { tag: 'meta', attributes: { name: 'description', content: `">${words}` } },
      { tag: 'script', attributes: { type: 'text/javascript', 'x"><script id="evil">': '1', onload: 'alert(1)' }, json: { text: words } },
    ],
  };
  const parsed = parse(renderer.render(page, context).html);
  expect(parsed.getElementById('evil')).toBeNull();
  expect(parsed.title).toBe(words);
  expect(parsed.querySelector('meta[name=description]')?.getAttribute('content')).toBe(`">${words}`);
  expect(JSON.parse(parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({ text: words });
  expect(parsed.querySelectorAll('[onload]')).toHaveLength(0);
});

test('a document loads what the manifest names, under the policy, and carries no script inline', () => {
  const parsed = parse(renderer.render(makePage('/a'), context).html);
  const hrefs = (selector: string, name: string): (string | null)[] => [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  expect(hrefs('link[rel=stylesheet]', 'href')).toEqual(['/b/assets/client.css']);
  expect(hrefs('link[rel=modulepreload]', 'href')).toEqual(['/b/assets/chunk.js']);
  expect(hrefs('script[type=module]', 'src')).toEqual(['/b/assets/client.js']);
  expect(hrefs('meta[http-equiv]', 'content')).toEqual(["default-src 'self'"]);
  expect(hrefs('script[src]:not([type])', 'src')).toEqual(['/b/assets/first.js']);
  expect(hrefs('script:not([src]):not([type])', 'src')).toEqual([]);
  expect(parsed.documentElement.lang).toBe('en');
});

test('style sheets are asked for before the script that browsers wait for, and fonts behind it', () => {
  const parsed = parse(renderer.render(makePage('/a'), { ...context, assets: { ...context.assets, fontHrefs: ['/b/assets/onest-latin.woff2'] } }).html);
  const first = [...parsed.head.querySelectorAll('link[rel=stylesheet], link[as=font], script')].slice(0, 3);
  expect(first.map((element) => element.getAttribute('href') ?? element.getAttribute('src'))).toEqual(['/b/assets/client.css', '/b/assets/first.js', '/b/assets/onest-latin.woff2']);
});

test('no policy is written when it is empty, and a policy stands before what it governs', () => {
  expect(renderer.render(makePage('/a'), { ...context, contentSecurityPolicy: '' }).html).not.toContain('http-equiv');
  const { html } = renderer.render(makePage('/a'), context);
  expect(html.indexOf('http-equiv')).toBeLessThan(Math.min(html.indexOf('<script'), html.indexOf('rel="stylesheet"')));
});

test('only a page that needs a script of its own says where it is', () => {
  const page = makePage('/a', [{ part: 'Diagram', props: {}, children: [] }]);
  expect(readPage(parse(renderer.render(page, context).html)).vendor).toEqual({ mermaid: '/b/assets/vendor/mermaid.js' });
  expect(readPage(parse(renderer.render(makePage('/b'), context).html)).vendor).toBeUndefined();
});

test('a document asks for the one style sheet that holds what the classes on its page need, and the page says which that is', () => {
  expect(sheetsFor('<p class="heroic">price</p>')).toEqual(['/b/assets/client.css']);
  expect(sheetsFor('<p class="big card">a</p>')).toEqual(['/b/assets/client-with-1.css', '/b/assets/sheet-0.css']);
  const both = ['/b/assets/client-with-3.css', '/b/assets/sheet-0.css', '/b/assets/sheet-1.css'];
  expect(sheetsFor('<p class="hero">a</p><p class="price">b</p>')).toEqual(both);
});

/** What a page of `html` asks for, and what it says that it needs. */
function sheetsFor(html: string): readonly (string | null)[] {
  const { html: written, chunk } = renderer.render(makePage('/a', [html]), context);
  const bits = Number(readPage(parse(written)).sheets ?? 0);
  const sheets = context.assets.sheets.map(({ href }) => href).filter((_href, index) => (bits >> index) % 2 === 1);
  expect(sheets).toEqual(evaluate(chunk).sheets ?? []);
  return [...[...parse(written).querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')), ...sheets];
}

function Crashing(): never {
  throw new Error('no luck');
}

const codes = (page: Page, tools = renderer): (string | undefined)[] => (tools.render(page, context).diagnostics ?? []).map(({ code }) => code);

test('a module without a default export and a crash are findings', () => {
  expect(codes(makePage('/m', [], { kind: 'module', module: 'm.tsx' }))).toEqual(['HG4003']);
  const crashing = createRenderer(defineTheme({ Page: Crashing }), server, {});
  expect(codes(makePage('/a'), crashing)).toEqual(['HG4004']);
  expect(crashing.render(makePage('/a'), context).html).toContain('no luck');
});

test('a theme tells what it says, and what of that browsers get with a page', () => {
  const said = defineServer({ parts: {}, strings: { en: { a: 'a' }, ru: { a: 'а' } }, articleStrings: { en: { b: 'b' }, ru: { b: 'б' } } });
  const { strings } = createRenderer(theme, said, {});
  expect(strings.all).toEqual({ en: { a: 'a', b: 'b' }, ru: { a: 'а', b: 'б' } });
  expect(strings.inBrowsers).toEqual(said.strings);
});

function blocked(): never {
  throw new Error('blocked');
}

interface Ran {
  /** Mode, choice and dismissal after the first script has run. */
  readonly state: readonly (string | undefined)[];
  readonly storage: { readonly [key: string]: string };
  readonly metas: readonly { readonly content: string }[];
  readonly warnings: readonly unknown[];
  /** Clicks the button of the colour mode; what the mode is then. */
  click(): readonly (string | undefined)[];
}

function runWith(attributes: object, { stored = {}, search = '', isSystemDark = false, isBlocked = false }: { stored?: object; search?: string; isSystemDark?: boolean; isBlocked?: boolean } = {}): Ran {
  const dataset: { [name: string]: string } = { theme: 'light', themeChoice: 'light', ...attributes };
  const storage: { [key: string]: string } = { ...stored };
  const metas = [{ content: '#fff', dataset: { light: '#fff', dark: '#000' } }];
  const warnings: unknown[] = [];
  const localStorage = isBlocked ? { getItem: blocked, removeItem: blocked } : {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => (storage[key] = value),
    removeItem: (key: string) => delete storage[key],
  };
  const heard: ((event: object) => void)[] = [];
  new Function('document', 'localStorage', 'matchMedia', 'location', 'console', renderer.firstScript('browser'))(
    { documentElement: { dataset, style: { setProperty: () => undefined } }, querySelectorAll: () => metas, addEventListener: (_name: string, act: (event: object) => void) => heard.push(act) },
    localStorage,
    () => ({ matches: isSystemDark }),
    { search },
    { warn: (...words: unknown[]) => warnings.push(words) },
  );
  const click = (): readonly (string | undefined)[] => {
    heard[0]?.({ target: { closest: (selector: string) => (selector === '[data-hg-hold=color]' ? {} : null) } });
    return [dataset['theme'], dataset['themeChoice'], storage['theme'], metas[0]?.content];
  };
  return { state: [dataset['theme'], dataset['themeChoice'], dataset['hgDismissed']], storage, metas, warnings, click };
}

const run = (attributes: object, stored: object = {}, search = '', isSystemDark = false): Ran['state'] => runWith(attributes, { stored, search, isSystemDark }).state;

test('the first script decides the mode before anything is drawn, and believes only modes', () => {
  expect(run({})).toEqual(['light', 'light', undefined]);
  expect(run({}, { theme: 'dark' })).toEqual(['dark', 'dark', undefined]);
  expect(run({ hgStorage: '-x' }, { theme: 'dark' })).toEqual(['light', 'light', undefined]);
  expect(run({}, { theme: 'evil' }, '?helpgen-theme=evil')).toEqual(['light', 'light', undefined]);
  expect(run({}, { theme: 'light' }, '?helpgen-theme=dark')).toEqual(['dark', 'dark', undefined]);
  expect(run({ themeChoice: 'system' }, {}, '', true)).toEqual(['dark', 'system', undefined]);
  expect(run({ hgColors: 'fixed' }, { theme: 'dark' }, '?helpgen-theme=dark')).toEqual(['light', 'light', undefined]);
  expect(run({ hgAnnouncement: 'a' }, { 'helpgen.announcement': 'a' })[2]).toBe('');
});

test('colours that depend on the mode follow it, and a site without a switch forgets what was chosen', () => {
  expect(runWith({}, { stored: { theme: 'dark' } }).metas[0]?.content).toBe('#000');
  expect(runWith({}).metas[0]?.content).toBe('#fff');
  expect(runWith({ hgColors: 'fixed', hgStorage: '-x' }, { stored: { 'theme-x': 'dark', theme: 'dark' } }).storage).toEqual({ theme: 'dark' });
});

test('where the script of the page has not come, the first script answers the button of the colour mode; a drawn page does so itself', () => {
  const { click } = runWith({ themeChoice: 'system' });
  expect([click(), click(), click()]).toEqual([
    ['light', 'light', 'light', '#fff'],
    ['dark', 'dark', 'dark', '#000'],
    ['light', 'system', undefined, '#fff'],
  ]);
  expect(runWith({}).click()).toEqual(['dark', 'dark', 'dark', '#000']);
  expect(runWith({ hgReady: '' }).click()[0]).toBe('light');
});

test('a blocked storage is told once, and changes nothing else', () => {
  const { state, warnings } = runWith({ hgAnnouncement: 'a' }, { isBlocked: true });
  expect(state).toEqual(['light', 'light', undefined]);
  expect(warnings).toHaveLength(1);
  expect(runWith({ hgColors: 'fixed' }, { isBlocked: true }).warnings).toHaveLength(1);
  expect(runWith({}).warnings).toEqual([]);
});

test('colours of the browser’s frame are written for the mode of the site, unless its config says them', () => {
  const coloured = createRenderer(theme, defineServer({ parts: {}, strings: {}, frameColors: { light: '#fff', dark: '#000' } }), {});
  const metas = (page: Page): (string | null)[] => [...parse(coloured.render(page, context).html).querySelectorAll('meta[name=theme-color], meta[name=color-scheme]')].map((meta) => meta.getAttribute('content'));
  expect(metas(makePage('/a'))).toEqual(['light', '#fff']);
  expect(metas({ ...makePage('/a'), head: [{ tag: 'meta', attributes: { name: 'theme-color', content: 'red' } }] })).toEqual(['light', 'red']);
});

const policyOf = (page: Document): string | null | undefined => page.querySelector('meta[http-equiv]')?.getAttribute('content');

test('the home page alone says what to do when nothing else arrives', () => {
  const words = { 'trouble.title': 'Trouble', 'trouble.base': '</template>{base}' };
  const troubled = createRenderer(theme, defineServer({ parts: {}, strings: {}, articleStrings: { en: words } }), {});
  const at = (href: string): Document => parse(troubled.render(makePage('/a', [], { href }), context).html);
  const home = at(context.frame.homeHref);
  const template = home.querySelector<HTMLTemplateElement>('template');
  expect(template?.content.textContent).toContain('</template>{base}');
  expect(template?.nextElementSibling?.textContent).toBe(troubled.inlineScripts('browser')[0]);
  expect([policyOf(home), policyOf(at('/b/other/'))]).toEqual([context.homeSecurityPolicy, context.contentSecurityPolicy]);
  expect(at('/b/other/').querySelector('template')).toBeNull();
  expect(renderer.render(makePage('/a', [], { href: context.frame.homeHref }), context).html).not.toContain('<template');
});
