import { escapeText } from '@helpgen/model';

/** `text` as the content of an element, or as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** JSON text of `value` that can stand inside a `script` element and inside a script: no `<`, no line separators. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** `attributes` in their order; a name that could break out of the tag is left out. */
export function writeAttributes(attributes: { readonly [name: string]: string | undefined }): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || !/^[a-z][\w:.-]*$/i.test(name) || /^on/i.test(name)) continue;
    text += value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
  }
  return text;
}
