import type { Element } from 'hast';
import type { Stretch } from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import type { Compilation } from '../compilation.ts';
import { spanOf } from '../source/locate.ts';
import type { BodyWriting } from './body-writing.ts';
import { collapse, hastText } from './hast-text.ts';

/** Texts that say nothing of what a link leads to. */
const vagueTexts: ReadonlySet<string> = new Set(
  'here,click here,this,this page,this link,link,more,read more,learn more,тут,здесь,сюда,отсюда,ссылка,ссылке,по ссылке,подробнее'.split(','),
);

/** The number of the link `element`, entered into the list; `undefined` for an address that is forbidden, reported. */
export function collectLink(element: Element, writing: BodyWriting): number | undefined {
  const { compilation, links } = writing;
  const url = String(element.properties['href'] ?? '');
  const range = rangeOf(element, url, compilation);
  const at = compilation.place(range.start, range.end);
  if (!isSafeUrl(url)) return void compilation.report('HG2602', { url }, { at });
  const text = collapse(hastText(element)).toLowerCase();
  if (vagueTexts.has(text)) compilation.report('HG2604', { text, url }, { at });
  const wantsTitle = element.children.length === 0 ? { wantsTitle: true as const } : {};
  return links.push({ url, file: compilation.fileAt(range.start), at: spanOf(at), ...wantsTitle }) - 1;
}

/** The number of the asset that `element` shows, entered into the list; `undefined` for an empty or forbidden address, reported. */
export function collectAsset(element: Element, writing: BodyWriting): number | undefined {
  const { compilation, assets } = writing;
  const url = String(element.properties['src'] ?? '');
  const range = rangeOf(element, url, compilation);
  const at = compilation.place(range.start, range.end);
  if (url.trim() === '') return void compilation.report('HG2603', {}, { at });
  if (!isSafeUrl(url)) return void compilation.report('HG2602', { url }, { at });
  return assets.push({ url, file: compilation.fileAt(range.start), at: spanOf(at), hasAlt: hasAlt(element, compilation) }) - 1;
}

// `alt=""` in HTML says that the image is decoration; an empty pair of brackets says nothing.
function hasAlt(element: Element, compilation: Compilation): boolean {
  if (element.tagName !== 'img') return true;
  const alt = element.properties['alt'];
  if (typeof alt === 'string' && alt.trim() !== '') return true;
  return alt !== undefined && compilation.prepared.text.charAt(element.position?.start.offset ?? 0) === '<';
}

function rangeOf(element: Element, url: string, compilation: Compilation): Stretch {
  const start = element.position?.start.offset ?? 0;
  const end = element.position?.end.offset ?? start + 1;
  return locateUrl(compilation.prepared.text, start, end, url);
}

/** Where `url` stands in the link or image that is written in `text` from `start` to `end`; where it cannot be told apart, all of that. */
function locateUrl(text: string, start: number, end: number, url: string): Stretch {
  const whole = { start, end };
  const slice = text.slice(start, end);
  if (slice.startsWith('<')) {
    const at = slice.indexOf(url);
    return at < 0 || url === '' ? whole : { start: start + at, end: start + at + url.length };
  }
  if (!slice.endsWith(')')) return whole;
  const opening = slice.lastIndexOf('](');
  if (opening < 0) return whole;
  return destinationAt(text, start + opening + 2, end - 1) ?? whole;
}

function destinationAt(text: string, from: number, end: number): Stretch | undefined {
  const [whole = '', bracketed, bare = ''] = /^\s*(?:<([^>]*)>|(?!<)(\S+))/.exec(text.slice(from, end)) ?? [];
  if (whole === '') return undefined;
  const close = from + whole.length - (bracketed === undefined ? 0 : 1);
  return { start: close - (bracketed ?? bare).length, end: close };
}
