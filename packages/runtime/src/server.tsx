import { chooseWords } from '@helpgen/model/locales/words-for';
import { defineDiagnostics, dropOriginMarks, rememberWeakly, themeCatalogue } from '@helpgen/model';
import type { ArticleData, AssetManifest, Diagnostic, Page, RenderContext, RenderedPage, Renderer, ShownPage, Words } from '@helpgen/model';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { CrashView, messageOf } from './ErrorBoundary.tsx';
import { createTermMarker } from './glossary/create-term-marker.ts';
import { createLazyNavigator } from './navigation/create-lazy-navigator.ts';
import type { PageChunk, PageView, ServerModules } from './page-view.ts';
import { createBodyRenderer } from './render-body.tsx';
import { Root } from './Root.tsx';
import { RuntimeContext, type RuntimeValue } from './runtime-context.tsx';
import type { Theme, ThemeServer, ThemeStrings } from './theme.ts';
import { createTranslate } from './translate.ts';
import { writeOfflineWorker } from './offline/offline-worker.ts';
import { hashScript } from './writing/hash-document.ts';
import { firstScript } from './writing/first-script.ts';
import { troubleScript, writeTrouble } from './writing/trouble-script.ts';
import { writeChunk, writeDocument } from './writing/write-page.ts';

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

type Tools = ReturnType<typeof makeTools>;

function makeTools(theme: Theme, server: ThemeServer, modules: ServerModules) {
  return {
    theme,
    server,
    modules,
    strings: joinStrings(server.strings, server.articleStrings ?? {}),
    parts: { ...theme.parts, ...server.parts },
    renderBody: createBodyRenderer(server.parts, server.islands),
    /** One for all pages of an edition. */
    markerOf: rememberWeakly(createTermMarker),
  };
}

function renderPage(tools: Tools, page: Page, context: RenderContext): RenderedPage {
  const { theme, server, modules } = tools;
  const { frame, assets, glossary, words = {} } = context;
  const diagnostics: Diagnostic[] = [];
  const { route, module: path, href } = page.data;
  const Module = path === undefined ? null : (modules[path] ?? null);
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

  // What the browser is told of a page; the article brings the rest.
  const data = Object.fromEntries(Object.entries(page.data).filter(([name]) => !Object.hasOwn(articleOnly, name))) as unknown as ShownPage;
  const bare: PageView = { data, frame, html: '', Module };
  const around = { ...surround(tools, bare, words), article: page.data };
  const prose = glossary === undefined ? page.body : tools.markerOf(glossary)(page.body, href);
  const body = tools.renderBody(prose, page.links, around);
  diagnostics.push(...body.diagnostics);
  const hasArticle = page.data.kind !== 'module';
  const Article = server.Article ?? Fragment;
  const slotted = <RuntimeContext value={around}><Article>{createElement(slotTag)}</Article></RuntimeContext>;
  const drawn = hasArticle ? attempt(around, () => renderToStaticMarkup(slotted)) : '';
  const [before = '', after = ''] = drawn.split(`<${slotTag}></${slotTag}>`);
  const copied = hasArticle ? before + body.value + after : '';
  const article = copied.replaceAll(copyOnly, '');
  const view: PageView = { ...bare, html: dropOriginMarks(article) };
  const value = surround(tools, view, words);
  const markup = attempt(value, () => renderToString(<Root theme={theme} navigator={value.navigator} regions={server.regions ?? {}} ownWords={words} />));
  const needed = findSheets(markup, assets.sheets);
  const sheets = assets.sheets.reduce((sum, sheet, index) => sum + (needed.includes(sheet) ? 2 ** index : 0), 0);
  const vendor = Object.fromEntries(Object.entries(assets.vendorHrefs).filter(([name]) => view.html.includes(` data-hg-vendor="${name}"`)));
  const chunk: PageChunk = {
    assets: assets.id,
    frame: assets.frameHrefs[page.data.edition] ?? '',
    data: view.data,
    html: view.html,
    ...(needed.length === 0 ? {} : { sheets: needed.map((sheet) => sheet.href) }),
    ...(Object.keys(vendor).length === 0 ? {} : { vendor }),
  };
  // The other router works at any path.
  const isHome = href === frame.homeHref && frame.router !== 'hash';
  const trouble = isHome ? writeTrouble(value.text, frame.basePath, href) : '';
  return {
    html: writeDocument(page, context, { markup, chunk, sheets, frameColors: server.frameColors, trouble }),
    chunk: writeChunk(chunk, frame),
    sheets,
    article,
    copied,
    ...(diagnostics.length === 0 ? {} : { diagnostics }),
  };
}

/** What the hooks read while `view` is written. */
function surround({ strings, parts }: Tools, view: PageView, ownWords: Words): RuntimeValue {
  const navigator = createLazyNavigator(view, neverAsked, neverAsked);
  const { code } = view.frame.locale;
  return { state: navigator.getState(), navigator, parts, ownWords, text: createTranslate({ ...chooseWords(strings, code), ...ownWords }, code) };
}

async function neverAsked(): Promise<never> {
  throw new Error('The server shows one page and is done.');
}

function joinStrings(a: ThemeStrings, b: ThemeStrings): ThemeStrings {
  return Object.fromEntries(Object.keys({ ...a, ...b }).map((locale) => [locale, { ...a[locale], ...b[locale] }]));
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

/** Those of `sheets` of which something in `markup` has a class. */
function findSheets(markup: string, sheets: AssetManifest['sheets']): AssetManifest['sheets'] {
  if (sheets.length === 0) return [];
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return sheets.filter(({ classes }) => classes.some((name) => used.has(name)));
}
