import type { Body, BodyNode, Glossary } from '@helpgen/model';
import { foldForm } from '@helpgen/model';
import { escapeText, writeAttributes } from '../writing/escape-html.ts';
import { startTags, stepOverTag } from './tag-walk.ts';
import type { TagWalk } from './tag-walk.ts';

/** Finds in articles the terms of one glossary. */
export interface TermMarker {
  /**
   * `body` with the first mention of each term a link to its page, but for the term that the page `href` explains, and
   * for those by which it means something else.
   */
  mark(body: Body, href: string): Body;
}

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
  return {
    mark(body, href) {
      const used = new Set([href, ...(meantElse.get(href) ?? [])]);
      const walk = startTags();
      return markNodes(body);

      function markNodes(nodes: Body): Body {
        return nodes.map((node): BodyNode => {
          if (typeof node === 'string') return markHtml(node);
          return 'part' in node && node.isVerbatim !== true && node.children.length > 0
            ? { ...node, children: markNodes(node.children) }
            : node;
        });
      }

      function markHtml(html: string): string {
        let marked = '';
        let at = 0;
        while (at < html.length) {
          const end = stepOverTag(html, at, walk);
          if (end > at) {
            marked += html.slice(at, end);
            at = end;
            continue;
          }
          const next = html.indexOf('<', at);
          const text = html.slice(at, next < 0 ? html.length : next);
          marked += isProse(walk) ? markText(text, forms, used) : text;
          at += text.length;
        }
        return marked;
      }
    },
  };
}

function isProse({ skipped }: TagWalk): boolean {
  return skipped === '';
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
    const word = escaped.slice(0, endOfWord(escaped, 0));
    const known = index.get(word);
    if (word === '') continue;
    if (known === undefined) index.set(word, [{ text: escaped, href }]);
    else known.push({ text: escaped, href });
  }
  for (const list of index.values()) list.sort((a, b) => b.text.length - a.text.length);
  return index;
}

function markText(text: string, forms: ReadonlyMap<string, readonly Form[]>, used: Set<string>): string {
  let marked = '';
  let copied = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === ampersand) at = endOfReference(text, at);
    else if (!isWordCode(code)) at += 1;
    else {
      const wordEnd = endOfWord(text, at);
      const candidates = forms.get(foldForm(text.slice(at, wordEnd)));
      const form = candidates === undefined || isJoinedBefore(text, at) ? undefined : findForm(text, at, candidates);
      if (form !== undefined && form.href !== null && !used.has(form.href)) {
        used.add(form.href);
        marked += `${text.slice(copied, at)}<a${writeAttributes({ class: 'hg-term', href: form.href })}>${text.slice(at, at + form.text.length)}</a>`;
        copied = at + form.text.length;
      }
      at = form === undefined ? wordEnd : at + form.text.length;
    }
  }
  return copied === 0 ? text : marked + text.slice(copied);
}

function findForm(text: string, at: number, candidates: readonly Form[]): Form | undefined {
  return candidates.find((form) => {
    const end = at + form.text.length;
    return foldForm(text.slice(at, end)) === form.text && !isWordCode(text.charCodeAt(end)) && !isJoinedAfter(text, end);
  });
}

const ampersand = 38;
const joining = new Set('-.:/\\@#\u2011');

/** A word within another, as in `мета-тип` or `Файл.Тип`, is no mention of its own. */
function isJoinedBefore(text: string, at: number): boolean {
  return at > 1 && joining.has(text.charAt(at - 1)) && isWordCode(text.charCodeAt(at - 2));
}

function isJoinedAfter(text: string, at: number): boolean {
  return joining.has(text.charAt(at)) && isWordCode(text.charCodeAt(at + 1));
}

function endOfWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && isWordCode(text.charCodeAt(at))) at += 1;
  return at;
}

/** The end of a character reference such as `&amp;`, whose letters are no word. */
function endOfReference(text: string, start: number): number {
  const end = text.indexOf(';', start);
  return end < 0 || end - start > 10 ? start + 1 : end + 1;
}

/** Digits, the underscore, and the letters of the alphabets that separate words; comparing codes costs a tenth of a class of Unicode. */
function isWordCode(code: number): boolean {
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
  return code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7;
}
