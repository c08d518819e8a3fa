import type { FrameData, HeadTag, Page, RenderContext } from '@helpgen/model';
import { escapeText, withSheets, writeDataModule } from '@helpgen/model';
import type { PageChunk, WrittenPage } from '../page-view.ts';
import type { ThemeServer } from '../theme.ts';
import { holdsMark, onlyVersion, sidebarMark, tocMark } from '../marks.ts';
import { jsonForHtml, writeAttributes } from './escape-html.ts';
import { placeHashDocument, writeFromBelow } from './hash-document.ts';
import { rootAttributes } from './first-script.ts';

/** What a document is made of besides the page. */
export interface DocumentContent {
  /** What React drew, the prose included. */
  readonly markup: string;
  readonly chunk: PageChunk;
  /** The sheets that the page needs, each a bit. */
  readonly sheets: number;
  /** Those of the theme. */
  readonly frameColors: ThemeServer['frameColors'];
  /** HTML of the head for when nothing else arrives. */
  readonly trouble: string;
}

/** The whole document. */
export function writeDocument(page: Page, context: RenderContext, content: DocumentContent): string {
  const { assets, frame } = context;
  const place = placeHashDocument(page, context);
  const how = frame.router === 'hash' ? ' defer' : ' type="module"';
  // What wakes the document.
  const scripts = [
    `<script type="application/json" id="hg-page">${jsonForHtml(toWrittenPage(content))}</script>`,
    `<script${how}${writeAttributes({ src: assets.scriptHref })}></script>`,
  ];
  const html = [
    `<!doctype html><html${writeAttributes({ ...rootAttributes(frame), ...place?.attributes })}><head>`,
    writeHead(page, context, content),
    `</head><body>${writeHint(page, context)}<div id="hg-root">${content.markup}</div>`,
    ...(place?.isStart === false ? [] : scripts),
    '</body></html>\n',
  ].join('');
  return place === undefined ? html : writeFromBelow(html, place.up);
}

/** For programs that read the document as text: nobody sees or hears it. */
function writeHint({ data: { markdownHref } }: Page, { copies, frame }: RenderContext): string {
  if (markdownHref === null || copies === undefined || frame.router === 'hash') return '';
  const index = copies.indexHref === undefined ? '' : ` All pages: ${copies.indexHref}`;
  return `<p hidden>${escapeText(`This page as Markdown: ${markdownHref}${index}`)}</p>`;
}

/** What the browser needs to know of a page besides its document: the inverse of reading it there. */
function toWrittenPage({ chunk: { html: _prose, sheets: _hrefs, data, ...chunk }, markup, sheets }: DocumentContent): WrittenPage {
  const { documentTitle: _title, sidebar, toc, version, versions, locales, ...rest } = data;
  return {
    ...chunk,
    ...(sheets === 0 ? {} : { sheets }),
    data: {
      ...rest,
      // Most sites have one version in one language.
      ...(JSON.stringify(version) === JSON.stringify(onlyVersion) ? {} : { version }),
      ...(versions.length === 0 ? {} : { versions }),
      ...(locales.length === 0 ? {} : { locales }),
      ...(toc === '' || holdsMark(markup, tocMark) ? {} : { toc }),
      sidebar: sidebar !== null && holdsMark(markup, sidebarMark) ? { id: sidebar.id, treeHref: sidebar.treeHref } : sidebar,
    },
  };
}

/** What a client navigation loads. */
export function writeChunk(chunk: PageChunk, frame: FrameData): string {
  // A file of its own: nothing in it can end a script element, and JSON is an expression (ECMAScript 2019).
  const json = JSON.stringify(chunk);
  // Unlike in JSON, this key would set the prototype of the object.
  const isLiteral = !json.includes('__proto__');
  return writeDataModule(isLiteral ? json : `JSON.parse(${JSON.stringify(json)})`, frame);
}

function writeHead(page: Page, context: RenderContext, { sheets, frameColors, trouble }: DocumentContent): string {
  const { assets, frame } = context;
  const policy = trouble === '' ? context.contentSecurityPolicy : context.homeSecurityPolicy;
  // From disk nothing is fetched that would be checked for its origin.
  const [fonts, preloads] = frame.router === 'hash' ? [[], []] : [assets.fontHrefs, assets.preloadHrefs];
  return [
    '<meta charset="utf-8">',
    // Before every script and style that it is to govern.
    policy === '' ? '' : writeTag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    writeModeMeta('color-scheme', { light: 'light', dark: 'dark' }, context),
    frameColors === undefined || page.head.some(({ attributes }) => attributes['name'] === 'theme-color')
      ? ''
      : writeModeMeta('theme-color', frameColors, context),
    `<title>${escapeText(page.data.documentTitle)}</title>`,
    // It tells what becomes of all that follows.
    trouble,
    assets.styleHref === undefined ? '' : writeTag('link', { rel: 'stylesheet', href: withSheets(assets.styleHref, sheets) }),
    // Behind the style sheets, or browsers would ask for them only when it has come; before anything is drawn all the same.
    `${writeTag('script', { src: assets.firstScriptHref })}</script>`,
    // Browsers draw nothing until they are there or late. Before the script they would be there so early that half a
    // page is drawn first, and moves.
    ...fonts.map((href) => writeTag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' })),
    ...preloads.map((href) => writeTag('link', { rel: 'modulepreload', href })),
    ...page.head.map(writeHeadTag),
  ].join('');
}

/** A meta element whose content is another in each colour mode: the first script and the colour mode choose it. */
function writeModeMeta(name: string, colors: { readonly light: string; readonly dark: string }, { frame }: RenderContext): string {
  const content = colors[frame.options.colorMode.defaultMode];
  return writeTag('meta', { name, content, 'data-light': colors.light, 'data-dark': colors.dark });
}

function writeHeadTag(tag: HeadTag): string {
  if (tag.tag !== 'script') return writeTag(tag.tag, tag.attributes);
  if (tag.json === undefined) return `${writeTag('script', tag.attributes)}</script>`;
  return `${writeTag('script', { ...tag.attributes, type: 'application/ld+json' })}${jsonForHtml(tag.json)}</script>`;
}

function writeTag(name: string, attributes: { readonly [name: string]: string }): string {
  return `<${name}${writeAttributes(attributes)}>`;
}
