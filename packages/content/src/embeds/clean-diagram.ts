import { escapeAttribute, escapeText } from '../text/escape-html.ts';

/** What a cleaned drawing says of itself. */
export interface DiagramWords {
  /** Put before every id of the drawing; unique on the page. */
  readonly prefix: string;
  /** What it is drawn from. */
  readonly source: string;
  readonly title: string;
  /** HTML text already. */
  readonly description: string;
}

const kept = new Set(
  (
    'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points dx dy transform markerWidth markerHeight refX refY orient ' +
    'marker-start marker-end marker-mid stroke-width stroke-dasharray stroke-linejoin stroke-linecap text-anchor dominant-baseline ' +
    'font-size font-weight font-style text-decoration opacity fill-opacity'
  ).split(' '),
);

const keptTags = new Set('svg defs marker polygon polyline path line rect circle ellipse g text tspan title desc clipPath'.split(' '));

/**
 * The drawing `svg` fit for a page under a strict policy: no style elements or attributes, no fonts from elsewhere,
 * no data of the drawing library; ids are prefixed and colours are classes such as `hg-d-line` that the theme paints.
 */
export function cleanDiagram(svg: string, words: DiagramWords): string {
  const withoutStyle = svg.replace(/<style\b[\s\S]*?<\/style>/g, '').replace(/<script\b[\s\S]*?<\/script>/gi, '');
  let isFirst = true;
  const cleaned = withoutStyle.replace(/<(\/?)([A-Za-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g, (_whole, slash: string, tag: string, rest: string) => {
    if (!keptTags.has(tag)) return '';
    if (slash !== '') return `</${tag}>`;
    const attributes = cleanAttributes(rest, words.prefix);
    const end = rest.trimEnd().endsWith('/') ? '/>' : '>';
    if (tag !== 'svg' || !isFirst) return `<${tag}${attributes}${end}`;
    isFirst = false;
    const ids = `aria-labelledby="${words.prefix}title" aria-describedby="${words.prefix}desc"`;
    const head = `<title id="${words.prefix}title">${escapeText(words.title)}</title><desc id="${words.prefix}desc">${words.description}</desc>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" class="hg-diagram" role="img" ${ids} data-source="${sourceOf(words)}"${attributes}>${head}`;
  });
  return cleaned.replace(/\n\s*/g, '').trim();
}

/** The source as an attribute that keeps its lines. */
export function sourceOf({ source }: Pick<DiagramWords, 'source'>): string {
  return escapeAttribute(source).replaceAll('>', '&gt;').replaceAll('\n', '&#10;');
}

function cleanAttributes(text: string, prefix: string): string {
  let classes = '';
  let result = '';
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name === 'id') result += ` id="${prefix}${value}"`;
    else if (name === 'fill' || name === 'stroke') classes += ` ${paintClass(name, value)}`;
    else if (name === 'class' && value.split(' ').includes('mono')) classes += ' hg-d-mono';
    else if (kept.has(name)) result += ` ${name}="${shorten(value).replace(/url\(#([^)]*)\)/g, `url(#${prefix}$1)`)}"`;
  }
  return classes === '' ? result : ` class="${classes.trim()}"${result}`;
}

const paints: { readonly [variable: string]: string | undefined } = {
  '--bg': 'bg',
  '--fg': 'fg',
  '--line': 'line',
  '--accent': 'accent',
  '--muted': 'muted',
  '--surface': 'surface',
  '--border': 'border',
  '--_text': 'fg',
  '--_text-sec': 'muted',
  '--_text-muted': 'muted',
  '--_text-faint': 'muted',
  '--_line': 'line',
  '--_arrow': 'accent',
  '--_node-fill': 'surface',
  '--_node-stroke': 'border',
  '--_group-fill': 'bg',
  '--_group-hdr': 'surface',
  '--_inner-stroke': 'border',
  '--_key-badge': 'surface',
};

// `hg-d-fill-surface` and the like; a colour that the author chose keeps the theme's, so that it works in both modes.
function paintClass(property: 'fill' | 'stroke', value: string): string {
  if (value === 'none' || value === 'transparent') return `hg-d-no-${property}`;
  const variable = /var\((--[\w-]+)/.exec(value)?.[1] ?? '';
  const paint = paints[variable] ?? (property === 'fill' ? 'surface' : 'line');
  return property === 'stroke' && paint === 'line' ? 'hg-d-line' : `hg-d-${property}-${paint}`;
}

// Twelve decimals are no finer than two.
function shorten(value: string): string {
  return value.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
