/** Where in the tags of an article a walk over its pieces stands; pieces may end in the middle of a tag. */
export interface TagWalk {
  /** Whether it stands inside of a tag. */
  isInTag: boolean;
  /** The quote that an attribute's value is in; empty: none. */
  quote: string;
  /** The element whose content is passed over; empty: none. */
  skipped: string;
  /** How many elements of that name are open, one in the other. */
  depth: number;
}

/** A walk before the first tag. */
export function startTags(): TagWalk {
  return { isInTag: false, quote: '', skipped: '', depth: 0 };
}

/** Elements in which nothing is linked: links themselves, headings, labels in bold, tables and rows, code, what is pressed, what is drawn. */
const passedOver = new Set(
  'a h1 h2 h3 h4 h5 h6 strong table dt code pre kbd samp var tt script style svg math button summary label textarea select abbr dfn'.split(' '),
);
const tagStart = /<(\/?)([a-z][\w-]*)/giy;

/** The end of the tag, the comment or the rest of a tag that begins at `at` in `html`; `at` when text stands there. */
export function stepOverTag(html: string, at: number, walk: TagWalk): number {
  if (walk.isInTag) return endOfTag(html, at, walk);
  if (html.charCodeAt(at) !== 60) return at;
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at);
    return end < 0 ? html.length : end + 3;
  }
  tagStart.lastIndex = at;
  const [start = '<', slash = '', name = ''] = tagStart.exec(html) ?? [];
  if (name === '') return at + 1;
  enter(name.toLowerCase(), slash === '', walk);
  walk.isInTag = true;
  return endOfTag(html, at + start.length, walk);
}

function enter(name: string, isOpening: boolean, walk: TagWalk): void {
  if (walk.skipped === name) walk.depth += isOpening ? 1 : -1;
  else if (walk.skipped === '' && isOpening && passedOver.has(name)) Object.assign(walk, { skipped: name, depth: 1 });
  if (walk.depth === 0) walk.skipped = '';
}

function endOfTag(html: string, start: number, walk: TagWalk): number {
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (walk.quote !== '') {
      if (character === walk.quote) walk.quote = '';
    } else if (character === '"' || character === "'") walk.quote = character;
    else if (character === '>') {
      walk.isInTag = false;
      return at + 1;
    }
  }
  return html.length;
}
