import { escapeText, foldForm, type Body, type BodyNode, type Glossary } from '@helpgen/model';
import { writeAttributes } from '../writing/escape-html.ts';

/** A form that begins with the word that it is found by. */
interface Form {
  readonly text: string;
  /** `null`: a name, whose words mention no term. */
  readonly href: string | null;
}

/**
 * Gives a body with the first mention of each term a link to its page, but for the term that the page `href` explains, and
 * for those by which it means something else. What it costs is a look into a map for each word of the prose.
 */
export function createTermMarker(glossary: Glossary): (body: Body, href: string) => Body {
  const forms = indexForms(glossary);
  return (body, href) => {
    const meantElse = glossary.terms.filter(({ exceptOn }) => exceptOn?.includes(href));
    const used = new Set([href, ...meantElse.map((term) => term.href)]);
    const markHtml = walkProse((text) => markText(text, forms, used));
    const markNodes = (nodes: Body): Body =>
      nodes.map((node): BodyNode => {
        if (typeof node === 'string') return markHtml(node);
        return 'part' in node && node.isVerbatim !== true ? { ...node, children: markNodes(node.children) } : node;
      });
    return markNodes(body);
  };
}

/** By first word; the longest form first, since the shorter one may be its beginning. */
function indexForms({ terms, names }: Glossary): ReadonlyMap<string, readonly Form[]> {
  const index = new Map<string, Form[]>();
  const all = [
    ...names.map((text) => ({ text, href: null })),
    ...terms.flatMap(({ href, forms }) => forms.map((text) => ({ text, href }))),
  ];
  for (const { text, href } of all) {
    const escaped = escapeText(text);
    const word = firstWord.exec(escaped)?.[0] ?? '';
    if (word !== '') index.set(word, [...(index.get(word) ?? []), { text: escaped, href }]);
  }
  for (const list of index.values()) list.sort((a, b) => b.text.length - a.text.length);
  return index;
}

function markText(text: string, forms: ReadonlyMap<string, readonly Form[]>, used: Set<string>): string {
  let marked = '';
  let copied = 0;
  wordOrReference.lastIndex = 0;
  for (let found = wordOrReference.exec(text); found !== null; found = wordOrReference.exec(text)) {
    const { 0: word, index: at } = found;
    const form = forms.get(foldForm(word))?.find((candidate) => endsAWord(text, at, candidate.text));
    if (form === undefined) continue;
    const end = at + form.text.length;
    wordOrReference.lastIndex = end;
    if (form.href === null || used.has(form.href)) continue;
    used.add(form.href);
    marked += `${text.slice(copied, at)}<a${writeAttributes({ class: 'hg-term', href: form.href })}>${text.slice(at, end)}</a>`;
    copied = end;
  }
  return copied === 0 ? text : marked + text.slice(copied);
}

/** Whether `form` stands in `text` at `at`, and no word goes on behind it. */
function endsAWord(text: string, at: number, form: string): boolean {
  const end = at + form.length;
  wordGoesOn.lastIndex = end;
  return foldForm(text.slice(at, end)) === form && !wordGoesOn.test(text);
}

/** Digits, the underscore, and the letters of the alphabets that separate words. */
const letter = '[\\w\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff]';
/** A word within another, as in `мета-тип` or `Файл.Тип`, is no mention of its own. */
const joining = '[-.:/\\\\@#\\u2011]';
const firstWord = new RegExp(`^${letter}+`);
const wordGoesOn = new RegExp(`${joining}?${letter}`, 'y');
/** A word, or a character reference such as `&amp;`, whose letters are no word. */
const wordOrReference = new RegExp(`&[^;]{0,9};|(?<!${letter}${joining}?)${letter}+`, 'g');

/**
 * Gives the pieces of an article, one after another, with what `mark` makes of their prose; a piece may end in the middle
 * of a tag, between two attributes.
 */
function walkProse(mark: (text: string) => string): (html: string) => string {
  let isInTag = false;
  /** The element whose content is passed over; empty: none. */
  let skipped = '';
  /** How many elements of that name are open, one in the other. */
  let depth = 0;

  return (html) => {
    rest.lastIndex = 0;
    const [before = '', end = ''] = isInTag ? (rest.exec(html) ?? []) : ['', '>'];
    if (end === '') return html;
    let marked = before;
    isInTag = false;
    token.lastIndex = before.length;
    for (let found = token.exec(html); found !== null; found = token.exec(html)) {
      const [text, slash, tag, close] = found;
      const name = tag?.toLowerCase() ?? '';
      if (skipped === '' && slash === '' && passedOver.has(name)) [skipped, depth] = [name, 1];
      else if (name !== '' && skipped === name) depth += slash === '' ? 1 : -1;
      if (depth === 0) skipped = '';
      isInTag = close === '';
      if (isInTag) return marked + html.slice(found.index);
      marked += text.startsWith('<') || skipped !== '' ? text : mark(text);
    }
    return marked;
  };
}

/** Elements in which nothing is linked: links themselves, headings, labels in bold, tables and rows, code, what is pressed, what is drawn. */
const passedOver = new Set(
  'a h1 h2 h3 h4 h5 h6 strong table dt code pre kbd samp var tt script style svg math button summary label textarea select abbr dfn'.split(' '),
);

const comment = '<!--[^]*?(?:-->|$)';
const restOfTag = '(?:[^"\'>]+|"[^"]*"|\'[^\']*\')*(>?)';
const token = new RegExp(`${comment}|<(/?)([a-z][\\w-]*)${restOfTag}|[^<]+|<`, 'giy');
const rest = new RegExp(restOfTag, 'y');
