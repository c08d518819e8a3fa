import { escapeText } from '../convert/page-tags.ts';
import { isRecord, type Known } from '../read/known.ts';
import { rangeOf } from '../rewrite.ts';
import { fileOf, valueOf, addressTo, type MdxElement, type MdxWork } from './mdx-page.ts';

const renamed: { readonly [name: string]: string } = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  srcSet: 'srcset',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  allowFullScreen: 'allowfullscreen',
  frameBorder: 'frameborder',
  autoPlay: 'autoplay',
  playsInline: 'playsinline',
};

/** The attributes of an element of HTML, as HTML writes them. */
export function attributesOf(element: MdxElement, work: MdxWork): string {
  return element.attributes
    .map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return '';
      const name = renamed[attribute.name] ?? attribute.name;
      if (/^on[A-Z]|^(?:key|ref|slot)$/.test(name) || (name === 'href' && attribute.value === '')) return '';
      const value = valueOf(attribute, work);
      if (value === true) return ` ${name}`;
      if (value === false) return '';
      const text =
        name === 'style'
          ? styleOf(value)
          : name === 'src' || name === 'href'
            ? addressOf(value, work)
            : typeof value === 'string' || typeof value === 'number'
              ? String(value)
              : undefined;
      const isLook = name === 'class' || name === 'style';
      if (text === undefined) work[isLook ? 'noteHarmless' : 'note']('an attribute with an expression', rangeOf(element)[0], 'It is left out.');
      return text === undefined ? '' : ` ${name}="${escapeText(text).replaceAll('"', '&quot;')}"`;
    })
    .join('');
}

function styleOf(value: Known): string | undefined {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return undefined;
  const told = Object.entries(value).filter(([, own]) => typeof own === 'string' || typeof own === 'number');
  const entries = told.map(([key, own]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `${name}: ${String(own)}${typeof own === 'number' && !/opacity|weight|height|index|flex/i.test(key) ? 'px' : ''}`;
  });
  return entries.length === 0 ? undefined : entries.join('; ');
}

/** An address, or the way to a file that is imported. */
export function addressOf(value: Known, work: MdxWork): string | undefined {
  if (typeof value === 'string') {
    const file = fileOf(value, work);
    return (file === undefined ? undefined : addressTo(file, work)) ?? value;
  }
  if (!isRecord(value)) return undefined;
  const { file, required } = value;
  const found =
    typeof file === 'string'
      ? file
      : typeof required === 'string'
        ? work.resolve(work.page.from, required.replace(/^!!?[\w-]+!/, ''))
        : undefined;
  return found === undefined ? undefined : addressTo(found, work);
}
