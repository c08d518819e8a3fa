/** The first sentence of Markdown as plain words, for lists of pages. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/, 1);
  const plain = paragraph.replace(/<[^>]*>/g, '').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`#>]+/g, '').replace(/\s+/g, ' ').trim();
  const [sentence = plain] = /^.{20,240}?[.!?](?=\s|$)/.exec(plain) ?? [];
  return sentence.length > 300 ? `${sentence.slice(0, 299)}…` : sentence;
}
