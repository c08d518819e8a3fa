/** A tag in raw HTML, or a comment. */
export interface PageTag {
  /** As it is written, without `<` and `/`; empty for a comment. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly isEmpty: boolean;
  readonly attributes: string;
  /** Where it stands in the text it was read from. */
  readonly start: number;
  readonly end: number;
}

const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][\w.:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/g;

/** The tags of `html`, in their order. */
export function tagsOf(html: string): readonly PageTag[] {
  return [...html.matchAll(tag)].map(({ 0: whole, 1: slash, 2: name = '', 3: attributes = '', 4: end, index }) => ({
    name,
    isClosing: slash === '/',
    isEmpty: end === '/',
    attributes,
    start: index,
    end: index + whole.length,
  }));
}

/** Whether `name` is that of a component and of no element of HTML. */
export function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name) ? name !== name.toUpperCase() || name.length > 10 : name.includes('-');
}

/** The value of the attribute `name`; of one without a value the empty text. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|\\{\\s*["'\`]([^"'\`]*)["'\`]\\s*\\}|([^\\s"'{}>]+)))?(?=\\s|$)`,
  ).exec(attributes);
  return found === null ? undefined : (found[1] ?? found[2] ?? found[3] ?? found[4] ?? '');
}

/** `text` for a place in HTML between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What stands in the place of a component that is not known: nothing for readers, and its name for whoever looks at the source. */
export function stubOf(name: string): string {
  return `<!-- The component ${name} did not come over. -->`;
}

// Of which helpgen shows a picture until somebody wants to see the film.
const filmService =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?|(?:embed|shorts|live)\/)|youtu\.be\/|(?:www\.|player\.)?vimeo\.com\/)[^\s"]+$/;

/** The film at `src`, of the site or of a service, called `label`; `undefined`: it is none. */
export function filmOf(src: string | undefined, label: string): string | undefined {
  if (src !== undefined && filmService.test(src)) return `::video[${label.replace(/[[\]\\]/g, '\\$&')}]{src="${src}"}`;
  const isFilm = src !== undefined && /^[^\s"]+\.(?:mp4|webm|ogv|mov)$/i.test(src) && !/^(?:[a-z]+:|\/\/)/i.test(src);
  return isFilm ? `::video[${label.replace(/[[\]\\]/g, '\\$&')}]{src="${src}"}` : undefined;
}

// What the systems call the colours of badges.
const badgeKinds: { readonly [kind: string]: string } = {
  info: 'info',
  tip: 'tip',
  warning: 'warning',
  danger: 'danger',
  note: 'note',
  caution: 'caution',
  success: 'tip',
};

/** A badge of one word or two. */
export function badgeOf(text: string, kind: string | undefined): string {
  const type = badgeKinds[kind ?? ''];
  return `:badge[${text.replace(/[[\]\\]/g, '\\$&')}]${type === undefined ? '' : `{type=${type}}`}`;
}
