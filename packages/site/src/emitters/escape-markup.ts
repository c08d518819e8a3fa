const escapes: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** `text` as content or quoted attribute value of HTML or XML; characters that XML cannot hold are dropped. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''));
}
