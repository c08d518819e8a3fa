import type { Element } from 'hast';
import type { LinkRef, Stretch } from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import type { Compilation } from '../compilation.ts';
import { spanOf, type Place } from '../source/locate.ts';
import { put, writeContent, type BodyWriting } from './body-writing.ts';
import { collapse, hastText } from './hast-text.ts';
import { writeAttributes } from './write-attributes.ts';

/** Writes the link `element`, which is entered into the list; one of the page's own making is written as it is. */
export function writeLink(element: Element, writing: BodyWriting): void {
  const { properties, children } = element;
  const [className] = Array.isArray(properties['className']) ? properties['className'] : [];
  const isOwn =
    isAnchor(element) ||
    className === 'data-footnote-backref' ||
    properties['dataFootnoteRef'] !== undefined ||
    properties['hgown'] !== undefined;
  const link = isOwn ? undefined : collectLink(element, writing);
  // An id may hold `%`, which in an address begins an escape.
  const hash = String(properties['href']).replaceAll('%', '%25').replaceAll(' ', '%20');
  const attributes = isOwn ? writeAttributes({ ...properties, href: hash }) : writeAttributes(properties, 'href');
  put(writing, '<a', ...(link === undefined ? [] : [{ link }]), `${attributes}>`);
  // A link without a text is named by the page that it leads to.
  if (link !== undefined && children.length === 0) put(writing, { titleOf: link });
  writeContent(element, writing);
}

/** Writes the image, video or other element with a `src`, which is entered into the list. */
export function writeAsset(element: Element, writing: BodyWriting): void {
  const { tagName, properties } = element;
  put(writing, `<${tagName}`);
  const asset = collectAsset(element, writing);
  const { src: _, poster, width, height, ...others } = properties;
  const isMedia = tagName !== 'img';
  if (asset !== undefined) put(writing, { asset, ...(isMedia ? { isMedia } : {}), ...sizeOf('width', width), ...sizeOf('height', height) });
  const picture = poster === undefined ? undefined : collectAsset({ ...element, properties: { src: poster } }, writing);
  if (picture !== undefined) put(writing, { asset: picture, as: 'poster' });
  put(writing, `${writeAttributes(others)}>`);
  writeContent(element, writing);
}

function sizeOf(side: 'height' | 'width', written: Element['properties'][string]): { readonly [side: string]: string } {
  return written === undefined || written === null ? {} : { [side]: String(written) };
}

/** Whether the element is the link of a heading to itself. */
export function isAnchor({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className[0] === 'hg-anchor';
}

/** Texts that say nothing of what a link leads to. */
const vagueTexts: ReadonlySet<string> = new Set(
  'here,click here,this,this page,this link,link,more,read more,learn more,тут,здесь,сюда,отсюда,ссылка,ссылке,по ссылке,подробнее'.split(','),
);

/** The number of the link `element`, entered into the list; `undefined` for an address that is forbidden, reported. */
function collectLink(element: Element, { compilation, links }: BodyWriting): number | undefined {
  const { at, ...link } = referenceOf(element, 'href', compilation);
  const { url } = link;
  if (!isSafeUrl(url)) return void compilation.report('HG2602', { url }, { at });
  const text = collapse(hastText(element)).toLowerCase();
  if (vagueTexts.has(text)) compilation.report('HG2604', { text, url }, { at });
  return links.push({ ...link, at: spanOf(at), ...(element.children.length === 0 ? { wantsTitle: true } : {}) }) - 1;
}

/** The number of the asset that `element` shows, entered into the list; `undefined` for an empty or forbidden address, reported. */
function collectAsset(element: Element, { compilation, assets }: BodyWriting): number | undefined {
  const { at, ...asset } = referenceOf(element, 'src', compilation);
  const { url } = asset;
  if (url.trim() === '') return void compilation.report('HG2603', {}, { at });
  if (!isSafeUrl(url)) return void compilation.report('HG2602', { url }, { at });
  return assets.push({ ...asset, at: spanOf(at), hasAlt: hasAlt(element, compilation) }) - 1;
}

function referenceOf({ properties, position }: Element, property: string, compilation: Compilation): Pick<LinkRef, 'url' | 'file'> & { readonly at: Place } {
  const url = String(properties[property] ?? '');
  const start = position?.start.offset ?? 0;
  const range = locateUrl(compilation.prepared.text, { start, end: position?.end.offset ?? start + 1 }, url);
  return { url, file: compilation.fileAt(range.start), at: compilation.place(range.start, range.end) };
}

// `alt=""` in HTML says that the image is decoration; an empty pair of brackets says nothing.
function hasAlt(element: Element, compilation: Compilation): boolean {
  if (element.tagName !== 'img') return true;
  const alt = element.properties['alt'];
  if (typeof alt === 'string' && alt.trim() !== '') return true;
  return alt !== undefined && compilation.prepared.text.charAt(element.position?.start.offset ?? 0) === '<';
}

/** Where `url` stands in the link or image that is the stretch `whole` of `text`; where it cannot be told apart, all of that. */
function locateUrl(text: string, whole: Stretch, url: string): Stretch {
  const slice = text.slice(whole.start, whole.end);
  if (slice.startsWith('<')) {
    const at = whole.start + slice.indexOf(url);
    return at < whole.start || url === '' ? whole : { start: at, end: at + url.length };
  }
  const opening = slice.endsWith(')') ? slice.lastIndexOf('](') : -1;
  const [written = '', bracketed, bare = ''] = opening < 0 ? [] : (/^\]\(\s*(?:<([^>]*)>|(?!<)(\S+))/.exec(slice.slice(opening, -1)) ?? []);
  if (written === '') return whole;
  const end = whole.start + opening + written.length - (bracketed === undefined ? 0 : 1);
  return { start: end - (bracketed ?? bare).length, end };
}
