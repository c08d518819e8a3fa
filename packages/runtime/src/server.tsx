import { defineDiagnostics, dropOriginMarks, themeCatalogue } from '@helpgen/model';
import { chooseWords } from '@helpgen/model/locales/words-for';
import type { ArticleData, Diagnostic, Glossary, Page, PageData, RenderContext, RenderedPage, Renderer, ShownPage, Words } from '@helpgen/model';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { CrashView, messageOf } from './ErrorBoundary.tsx';
import { createTermMarker, type TermMarker } from './glossary/create-term-marker.ts';
import { createStaticNavigator } from './navigation/page-navigator.ts';
import type { PageChunk } from './page-chunk.ts';
import { createBodyRenderer } from './render-body.tsx';
import { Root } from './Root.tsx';
import { RuntimeContext, type RuntimeValue } from './runtime-context.tsx';
import type { Theme, ThemeServer, ThemeStrings } from './theme.ts';
import { createTranslate } from './translate.ts';
import type { PageView, ServerModules } from './view.ts';
import { writeOfflineWorker } from './offline/offline-worker.ts';
import { hashScript } from './writing/hash-document.ts';
import { firstScript } from './writing/first-script.ts';
import { troubleScript, writeTrouble } from './writing/trouble-script.ts';
import { chooseSheets, writeChunk, writeDocument } from './writing/write-page.ts';

/**
 * What a bundled theme offers the engine: pages are written as documents and as chunks.
 *
 * @example export default createRenderer(theme, server, modules);
 */
export function createRenderer(theme: Theme, server: ThemeServer, modules: ServerModules): Renderer {
  const tools = makeTools(theme, server, modules);
  return {
    firstScript: (router) => (router === 'hash' ? `${firstScript};${hashScript}` : firstScript),
    offlineWorker: writeOfflineWorker,
    inlineScripts: (router) => (router === 'hash' ? [] : [troubleScript]),
    strings: { all: tools.strings, inBrowsers: server.strings },
    render: (page, context) => renderPage(tools, page, context),
  };
}

/** `server` with what presets add to it; what both have, the theme itself says. */
export function extendServer(server: ThemeServer, added: readonly Partial<ThemeServer>[]): ThemeServer {
  return added.reduce<ThemeServer>(
    (all, { parts, islands, strings = {}, articleStrings = {} }) => ({
      ...all,
      parts: { ...parts, ...all.parts },
      ...(islands === undefined ? {} : { islands: { ...islands, ...all.islands } }),
      strings: joinStrings(strings, all.strings),
      articleStrings: joinStrings(articleStrings, all.articleStrings ?? {}),
    }),
    server,
  );
}

const finding = defineDiagnostics(themeCatalogue);

/** What parts draw for the Markdown copy of a page, and pages go without. */
const copyOnly = /<template data-markdown-only="">[\s\S]*?<\/template>/g;

const slotTag = 'hg-slot';
const slotMarkup = `<${slotTag}></${slotTag}>`;

type Tools = ReturnType<typeof makeTools>;

function makeTools(theme: Theme, server: ThemeServer, modules: ServerModules) {
  return {
    theme,
    modules,
    strings: joinStrings(server.strings, server.articleStrings ?? {}),
    Article: server.Article ?? Fragment,
    parts: { ...theme.parts, ...server.parts },
    renderBody: createBodyRenderer(server.parts, server.islands),
    markerOf: createMarkers(),
    frameColors: server.frameColors,
    regions: server.regions ?? {},
  };
}

function renderPage(tools: Tools, page: Page, context: RenderContext): RenderedPage {
  const diagnostics: Diagnostic[] = [];
  const { route, module: path } = page.data;
  const Module = path === undefined ? null : (tools.modules[path] ?? null);
  if (path !== undefined && Module === null) diagnostics.push(finding('HG4003', { path, route }));
  /** What `draw` draws of `value`, or that it has crashed. */
  const attempt = (value: RuntimeValue, draw: () => string): string => {
    try {
      return draw();
    } catch (error) {
      const reason = messageOf(error);
      diagnostics.push(finding('HG4004', { route, reason }));
      return renderToStaticMarkup(<RuntimeContext value={value}><CrashView message={reason} retry={() => undefined} /></RuntimeContext>);
    }
  };

  const bare: PageView = { data: dropArticle(page.data), frame: context.frame, html: '', Module, vendor: {} };
  const around = { ...surround(tools, bare, context.words), article: page.data };
  const markTerms = tools.markerOf(context);
  const body = tools.renderBody(markTerms?.(page.body, page.data.href) ?? page.body, page.links, around);
  diagnostics.push(...body.diagnostics);
  const hasArticle = page.data.kind !== 'module';
  const [before = '', after = ''] = hasArticle ? attempt(around, () => drawArticle(tools, around)).split(slotMarkup) : [];
  const copied = hasArticle ? before + body.value + after : '';
  const article = copied.replaceAll(copyOnly, '');
  const view: PageView = { ...bare, html: dropOriginMarks(article) };
  const value = surround(tools, view, context.words);
  const markup = attempt(value, () =>
    renderToString(<Root theme={tools.theme} navigator={value.navigator} regions={tools.regions} ownWords={context.words ?? {}} />),
  );
  const sheets = findSheets(markup, context.assets.sheets);
  const chunk = makeChunk(view, context, sheets);
  const { homeHref, basePath, router } = context.frame;
  // This router works at any path.
  const isHome = page.data.href === homeHref && router !== 'hash';
  const trouble = isHome ? writeTrouble(value.text, basePath, homeHref) : '';
  const html = writeDocument(page, context, { markup, chunk, frameColors: tools.frameColors, trouble });
  return {
    html,
    chunk: writeChunk(chunk, context.frame),
    sheets: chooseSheets(context.assets, chunk),
    article,
    copied,
    ...(diagnostics.length === 0 ? {} : { diagnostics }),
  };
}

/** One marker for all pages of an edition; `undefined` where no terms are explained. */
function createMarkers(): (context: RenderContext) => TermMarker | undefined {
  const markers = new WeakMap<Glossary, TermMarker>();
  return ({ glossary }) => {
    if (glossary === undefined) return undefined;
    const marker = markers.get(glossary) ?? createTermMarker(glossary);
    markers.set(glossary, marker);
    return marker;
  };
}

/** What the hooks read while `view` is written. */
function surround({ strings, parts }: Tools, view: PageView, ownWords: Words = {}): RuntimeValue {
  const navigator = createStaticNavigator(view);
  const { code } = view.frame.locale;
  return { state: navigator.getState(), navigator, parts, ownWords, text: createTranslate({ ...chooseWords(strings, code), ...ownWords }, code) };
}

/** The article around its prose, which belongs into the slot. */
function drawArticle({ Article }: Tools, value: RuntimeValue): string {
  return renderToStaticMarkup(
    <RuntimeContext value={value}>
      <Article>{createElement(slotTag)}</Article>
    </RuntimeContext>,
  );
}

function joinStrings(a: ThemeStrings, b: ThemeStrings): ThemeStrings {
  return Object.fromEntries(Object.keys({ ...a, ...b }).map((locale) => [locale, { ...a[locale], ...b[locale] }]));
}

/** What the browser is told of a page; the article brings the rest. */
function dropArticle(page: PageData): ShownPage {
  return Object.fromEntries(Object.entries(page).filter(([name]) => !Object.hasOwn(articleOnly, name))) as unknown as ShownPage;
}

const articleOnly: { readonly [name in keyof ArticleData]-?: true } = {
  showsTitle: true,
  description: true,
  crumbs: true,
  previous: true,
  next: true,
  banners: true,
  textLanguage: true,
  editHref: true,
  lastUpdate: true,
  tags: true,
  cards: true,
  markdownHref: true,
  hidesFeedback: true,
  treeHrefs: true,
  presets: true,
};

function makeChunk(view: PageView, context: RenderContext, sheets: readonly string[]): PageChunk {
  const vendor = findVendor(view.html, context.assets.vendorHrefs);
  return {
    assets: context.assets.id,
    frame: context.assets.frameHrefs[view.data.edition] ?? '',
    data: view.data,
    html: view.html,
    ...(sheets.length === 0 ? {} : { sheets }),
    ...(Object.keys(vendor).length === 0 ? {} : { vendor }),
  };
}

/** The addresses of those sheets of which something in `markup` has a class. */
function findSheets(markup: string, sheets: RenderContext['assets']['sheets']): readonly string[] {
  if (sheets.length === 0) return [];
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return sheets.filter(({ classes }) => classes.some((name) => used.has(name))).map(({ href }) => href);
}

/** The addresses of those scripts that something in the prose asks for by `data-hg-vendor`. */
function findVendor(html: string, hrefs: { readonly [name: string]: string }): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(hrefs).filter(([name]) => html.includes(` data-hg-vendor="${name}"`)));
}
