/** `text` as HTML text. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;
}

/** `text` as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return /[&"<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;') : text;
}
