import type { MarkedText } from '@helpgen/runtime/search';

type Attributes = { readonly [name: string]: string | undefined };

/** An element with `attributes` (those that are `undefined` are left out) and `children`. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** `text` with its marks, as text nodes and `mark` elements. */
export function drawMarked({ text, marks }: MarkedText): DocumentFragment {
  const drawn = document.createDocumentFragment();
  let end = 0;
  for (const [from, to] of marks) {
    if (from < end) continue;
    drawn.append(text.slice(end, from), make('mark', {}, text.slice(from, to)));
    end = to;
  }
  drawn.append(text.slice(end));
  return drawn;
}
