import type { Properties } from 'hast';
import { escapeAttribute } from '@helpgen/model';

const names: { readonly [property: string]: string | undefined } = {
  acceptCharset: 'accept-charset',
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  xLinkHref: 'xlink:href',
  xmlLang: 'xml:lang',
  xmlSpace: 'xml:space',
};

const presentation =
  /^(?:alignment|baseline|clip|color|dominant|enable|fill|flood|font|glyph|image|letter|lighting|marker|overline|paint|pointer|shape|stop|strikethrough|stroke|text|underline|unicode|vector|vert|word|writing)(?=[A-Z])/;
const notPresentation = new Set(['clipPathUnits', 'markerHeight', 'markerUnits', 'markerWidth', 'textLength']);
const commaSeparated = new Set(['accept', 'coords', 'srcSet']);

/** The name in HTML of the hast property `property`. */
export function attributeName(property: string): string {
  const known = names[property];
  if (known !== undefined) return known;
  if (property.startsWith('aria') && property.length > 4) return `aria-${property.slice(4).toLowerCase()}`;
  if (/^data[A-Z\d]/.test(property) || (presentation.test(property) && !notPresentation.has(property))) {
    return property.replace(/[A-Z\d]/g, (letter, index: number) => (/\d/.test(letter) && index > 4 ? letter : `-${letter.toLowerCase()}`));
  }
  return property.toLowerCase();
}

/** What steps tell each other of an element, in lower case as it comes back from the parser of HTML; never written. */
export const ownMarks: readonly string[] = ['hgaside', 'hgentry', 'hgnolink', 'hgown', 'hgrows', 'hgsilent'];

/** The attributes of `properties` as HTML, each with a space before it; `skipped` ones are left out. */
export function writeAttributes(properties: Properties, skipped?: string): string {
  let html = '';
  for (const property in properties) {
    if (property === skipped) continue;
    const value = properties[property];
    if (value === null || value === undefined || value === false || ownMarks.includes(property)) continue;
    if (property === 'align') html += alignment(properties, String(value));
    else if (property === 'className' && properties['align'] !== undefined) continue;
    else if (value === true) html += ` ${attributeName(property)}`;
    else if (!Array.isArray(value)) html += ` ${attributeName(property)}="${escapeAttribute(String(value))}"`;
    else if (value.length > 0) html += ` ${attributeName(property)}="${escapeAttribute(value.join(commaSeparated.has(property) ? ', ' : ' '))}"`;
  }
  return html;
}

// The attribute is obsolete, and a style is forbidden by the content policy: a class says the same.
function alignment(properties: Properties, value: string): string {
  const side = value.toLowerCase();
  const given = properties['className'];
  const classes = Array.isArray(given) ? [...given] : [];
  if (['left', 'right', 'center', 'justify'].includes(side)) classes.push(`align-${side}`);
  return classes.length === 0 ? '' : ` class="${escapeAttribute(classes.join(' '))}"`;
}
