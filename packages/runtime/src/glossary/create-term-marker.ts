import { escapeText, foldForm, type Body, type BodyNode, type Glossary } from '@helpgen/model';
import { writeAttributes } from '../writing/escape-html.ts';
import { walkProse } from './walk-prose.ts';

/**
 * Gives `body` with the first mention of each term a link to its page, but for the term that the page `href` explains, and
 * for those by which it means something else.
 */
export type TermMarker = (body: Body, href: string) => Body;

/** A form that begins with the word that it is found by. */
interface Form {
  readonly text: string;
  /** `null`: a name, whose words mention no term. */
  readonly href: string | null;
}

/** A marker for `glossary`; what it costs is a look into a map for each word of the prose. */
export function createTermMarker(glossary: Glossary): TermMarker {
  const forms = indexForms(glossary);
  const meantElse = new Map<string, string[]>();
  for (const { href: term, exceptOn = [] } of glossary.terms)
    for (const page of exceptOn) meantElse.set(page, [...(meantElse.get(page) ?? []), term]);
  return (body, href) => {
    const used = new Set([href, ...(meantElse.get(href) ?? [])]);
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
    const candidates = word.startsWith('&') ? undefined : forms.get(foldForm(word));
    const form = candidates === undefined || isJoinedBefore(text, at) ? undefined : findForm(text, at, candidates);
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

function findForm(text: string, at: number, candidates: readonly Form[]): Form | undefined {
  return candidates.find((form) => {
    const end = at + form.text.length;
    return foldForm(text.slice(at, end)) === form.text && !isLetter(text, end) && !isJoinedAfter(text, end);
  });
}

/** Digits, the underscore, and the letters of the alphabets that separate words. */
const letters = '[\\w\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff]';
const firstWord = new RegExp(`^${letters}+`);
/** A word, or a character reference such as `&amp;`, whose letters are no word. */
const wordOrReference = new RegExp(`&[^;]{0,9};|${letters}+`, 'g');

function isLetter(text: string, at: number): boolean {
  return firstWord.test(text.charAt(at));
}

const joining = new Set('-.:/\\@#\u2011');

/** A word within another, as in `мета-тип` or `Файл.Тип`, is no mention of its own. */
function isJoinedBefore(text: string, at: number): boolean {
  return at > 1 && joining.has(text.charAt(at - 1)) && isLetter(text, at - 2);
}

function isJoinedAfter(text: string, at: number): boolean {
  return joining.has(text.charAt(at)) && isLetter(text, at + 1);
}
