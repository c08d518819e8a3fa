import { defaultSchema, type Options } from 'rehype-sanitize';
import { labelTag, slotTag } from '../slot.ts';
import { ownMarks } from './write-attributes.ts';

const moreTags =
  'abbr address audio bdi bdo caption cite col colgroup data dfn figcaption figure mark small strike time track tt u video wbr'.split(' ');

// Forms are not for content, and `name` and `target` only help to take the page's own names.
const uselessAttributes = new Set(
  (
    'accept acceptCharset accessKey action axis border char charOff charSet clear color compact encType frame hSpace itemProp ' +
    'label maxLength media method multiple name noHref noShade noWrap prompt readOnly rev rules selected shape size tabIndex ' +
    'useMap vAlign'
  ).split(' '),
);

/**
 * What raw HTML may hold when it is not trusted: GitHub's list, extended by media and figures, without form attributes.
 * Addresses are checked where links are collected, so that a forbidden one is reported instead of vanishing. `classes` are those
 * that any element may have.
 */
export function sanitizeSchema(classes: readonly string[]): Options {
  const attributes = withClasses(defaultSchema.attributes ?? {}, classes);
  const common = (attributes['*'] ?? []).filter((name) => typeof name !== 'string' || !uselessAttributes.has(name));
  return {
    ...defaultSchema,
    clobber: [],
    clobberPrefix: '',
    tagNames: [...(defaultSchema.tagNames ?? []), ...moreTags, slotTag, labelTag],
    attributes: {
      ...attributes,
      '*': [...common, 'ariaLabel', 'ariaDescribedBy', 'ariaLabelledBy', 'ariaHidden', 'hidden', 'role', 'translate', ...ownMarks],
      a: [...(attributes['a'] ?? []), 'name'],
      [slotTag]: ['n'],
      img: [...(attributes['img'] ?? []), ['className', 'hg-only-light', 'hg-only-dark', ...classes]],
      source: ['src', 'type'],
      video: ['src', 'controls', 'loop', 'muted', 'playsInline', 'poster', 'preload'],
      audio: ['src', 'controls', 'loop', 'muted', 'preload'],
      track: ['src', 'kind', 'srcLang', 'label', 'default'],
    },
    protocols: { cite: ['http', 'https'], longDesc: ['http', 'https'] },
    strip: ['script', 'style', 'template', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext', 'math', 'svg'],
  };
}

type Attributes = NonNullable<Options['attributes']>;

function withClasses(attributes: Attributes, classes: readonly string[]): Attributes {
  if (classes.length === 0) return attributes;
  const extend = (rules: Attributes[string]): Attributes[string] =>
    rules.map((rule) => (typeof rule !== 'string' && rule[0] === 'className' && rule.length > 1 ? [...rule, ...classes] : rule));
  const extended = Object.fromEntries(Object.entries(attributes).map(([tag, rules]) => [tag, extend(rules)]));
  return { ...extended, '*': [...(extended['*'] ?? []), ['className', ...classes]] };
}
