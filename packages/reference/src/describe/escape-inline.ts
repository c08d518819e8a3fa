/** `text` as inline Markdown that says no more than the text. */
export function escapeInline(text: string): string {
  return text.replace(/[\\`*[\]<>&~{}|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (mark) => `\\${mark}`);
}
