import { outputToHref } from '@helpgen/model/browser';
import type { OutputPath } from '@helpgen/model';
import { readChoice } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';
import { englishNamesPath } from '../english-names-path.ts';
import type { EnglishNames } from '../english-names.ts';
import { codeNamesWords } from './words.ts';

/** What a reader may choose: names as they are written, or in English. */
export function options({ words }: BehaviourContext): readonly { readonly value: string; readonly label: string }[] {
  const text = words(codeNamesWords);
  return ['ru', 'en'].map((value) => ({ value, label: text(`names.${value}`) }));
}

/** Shows the names and the words of the language in code in English, where they are known and the reader has chosen so. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext): () => void {
  const ending = new AbortController();
  let shown: readonly (() => void)[] = [];
  const show = async (): Promise<void> => {
    const isEnglish = readChoice(context, 'codeNames') === 'en';
    if (!isEnglish) return restore();
    if (shown.length > 0) return;
    const href = outputToHref(englishNamesPath(context.page.edition) as OutputPath, context.frame);
    const names = (await context.loadData(href)) as EnglishNames;
    if (!ending.signal.aborted && shown.length === 0) shown = elements.flatMap((code) => rewrite(code, names, context));
  };
  const restore = (): void => {
    for (const undo of shown) undo();
    shown = [];
  };
  // Where the names cannot be had, code stays as it is.
  const change = (): void => void show().catch(() => undefined);
  document.addEventListener('hg:choice', change, { signal: ending.signal });
  change();
  return () => {
    ending.abort();
    restore();
  };
}

const plainTokens = 'span[class^="tok-"]:not(.tok-string, .tok-comment, .tok-property, .tok-function, .tok-type)';

/** Writes what is known in `code` in English; the results undo it. */
function rewrite(code: HTMLElement, { keywords, names, others }: EnglishNames, { page, frame }: BehaviourContext): readonly (() => void)[] {
  const undo: (() => void)[] = [];
  const put = (element: Element, text: string): void => {
    if (text === element.textContent) return;
    const nodes = [...element.childNodes];
    undo.push(() => element.replaceChildren(...nodes));
    element.replaceChildren(text);
  };
  /** What the links of this code say, by what they said. */
  const linked: Record<string, string> = {};
  for (const link of code.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const [path = '', anchor = ''] = href.startsWith('#') ? [page.route, href.slice(1)] : href.slice(frame.basePath.length - 1).split('#');
    const other = others[`${decodeURIComponent(path).replace(/(?!^)\/$/, '')}#${decodeURIComponent(anchor)}`];
    const text = link.textContent;
    const last = /[\p{L}\p{N}_]+$/u.exec(text)?.index ?? 0;
    const english = other === undefined ? translate(text, names) : translate(text.slice(0, last), names) + other;
    linked[text] = english;
    put(link, english);
  }
  for (const token of code.querySelectorAll(plainTokens)) {
    if (token.childElementCount === 0) put(token, translate(token.textContent, keywords));
  }
  // On the page of a type its own name is no link; a type that the code declares itself is none of the reference.
  const declared = new Set([...code.querySelectorAll('.tok-keyword')].flatMap(declaredBehind));
  const own = code.closest('.hg-signature') === null ? '.tok-type' : '.tok-type, .tok-function';
  for (const token of code.querySelectorAll(own)) {
    if (token.childElementCount === 0 && !declared.has(token.textContent)) put(token, translate(token.textContent, names));
  }
  // A name is a link where it stands first; elsewhere it is the same, unless a variable is called so, too.
  for (const variable of code.querySelectorAll('.tok-property')) delete linked[variable.textContent.trim()];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement?.matches('a, .tok-string, .tok-comment, .tok-property') !== false) continue;
    const before = text.data;
    const after = translate(before, linked);
    if (after === before) continue;
    text.data = after;
    undo.push(() => (text.data = before));
  }
  return undo.toReversed();
}

function translate(text: string, words: { readonly [word: string]: string }): string {
  return text.replace(/[\p{L}\p{N}_]+/gu, (word) => (Object.hasOwn(words, word) ? (words[word] ?? word) : word));
}

function declaredBehind(keyword: Element): readonly string[] {
  const isDeclaring = /^(?:структура|перечисление|исключение|structure|enum|exception)\s*$/.test(keyword.textContent);
  return isDeclaring ? [keyword.nextElementSibling?.textContent ?? ''] : [];
}
