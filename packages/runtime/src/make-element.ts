/** An element with `attributes` (those that are `undefined` are left out) and what is in it; text stays text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: { readonly [name: string]: string | undefined } = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}
