/** Inline Markdown without its marks, good enough for a description that no markup can stand in. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(\*\*|\*|__|_|~~)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
