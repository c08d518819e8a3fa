import type { Link, Parents, Text } from 'mdast';
import { rangeOf, type Edit } from '../rewrite.ts';
import type { PageLosses } from './page-losses.ts';

const attributeList =
  /^\{:?[ \t]*((?:[#.][\w:-]+|[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'}]+))?)(?:[ \t]+(?:[#.][\w:-]+|[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'}]+))?))*)[ \t]*\}/;

/** Attributes in braces in or behind the text `node`: an id, a size, a title and a language stay; others are left out. */
export function attributeEdits(
  source: string,
  node: Text,
  { parent, index }: { readonly parent: Parents; readonly index: number },
  { note, noteHarmless }: Pick<PageLosses, 'note' | 'noteHarmless'>,
): readonly Edit[] {
  const [start, end] = rangeOf(node);
  const text = source.slice(start, end);
  const before = parent.children[index - 1];
  const isBehind = index > 0 && text.startsWith('{');
  const place = isBehind ? 0 : text.lastIndexOf('{');
  const match = place < 0 ? null : attributeList.exec(text.slice(place));
  if (match === null) return [];
  const isAtEnd = place + match[0].length === text.trimEnd().length;
  const isOwnLine = isAtEnd && (place === 0 ? index === 0 : /\n[ \t]*$/.test(text.slice(0, place)));
  if (!isBehind && !(isAtEnd && (parent.type === 'heading' || isOwnLine))) return [];
  const words = match[1]?.match(/(?:[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"'}]+))|\S+/g) ?? [];
  const id =
    words.find((word) => word.startsWith('#'))?.slice(1) ??
    words
      .find((word) => word.startsWith('id='))
      ?.slice(3)
      .replace(/^["']|["']$/g, '');
  // Python-Markdown takes the signs off that close a heading in front of the list.
  const closing = parent.type === 'heading' && !isBehind ? (/[ \t]+#+[ \t]*$/.exec(text.slice(0, place))?.[0].length ?? 0) : 0;
  const range = { start: start + (isBehind ? 0 : place - closing), end: start + place + match[0].length };
  if (isBehind && before?.type === 'link' && before.children.length === 0 && id !== undefined) return anchorEdits(before, id, range);
  const sizes = words
    .filter((word) => /^(?:width|height|title|lang|dir)=/.test(word))
    .map((word) => word.replace(/^(width|height)=(["']?)(\d+)px\2$/, '$1=$2$3$2'));
  const kept = [...(id === undefined ? [] : [`#${id}`]), ...(parent.type === 'heading' ? [] : sizes)];
  const lost = words.filter((word) => !/^(?:#|id=|width=|height=|title=|lang=|dir=)/.test(word) && !isWithoutEffect(word));
  if (lost.length > 0)
    (lost.every(isLook) ? noteHarmless : note)(
      `attributes (${lost
        .map((word) => word.replace(/=.*/, ''))
        .toSorted()
        .join(' ')})`,
      range.start,
      'They are left out.',
    );
  return [{ ...range, text: kept.length === 0 ? '' : `${closing > 0 ? ' ' : ''}{${kept.join(' ')}}` }];
}

/** A style, a class and a role say how something looks or is called, unless they hide it; `download`, that a file is saved rather than shown. */
function isLook(word: string): boolean {
  return word === 'download' || /^(?:role|aria-[\w-]+)=/.test(word) || /^(?:style=|class=|\.)/.test(word) && !/display:\s*none|visibility|hidden/.test(word);
}

// How a link opens or looks, how an image is loaded, and marks for the theme's own scripts: the text is the same without them.
function isWithoutEffect(word: string): boolean {
  return /^(?:target=|rel=|loading=|align=|\.md-button|\.md-button--primary|\.annotate|data-|\.sh|\.no-copy|\.(?:lg|middle|card|twemoji))/.test(
    word,
  );
}

/** `[](){#id}`: a place to link to. */
function anchorEdits(link: Link, id: string, range: { readonly start: number; readonly end: number }): readonly Edit[] {
  const [start] = rangeOf(link);
  return [{ start, end: range.end, text: `<a id="${id}"></a>` }];
}
