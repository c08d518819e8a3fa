/** Characters of a token, about: of Cyrillic 2 to 3, of Latin 4. */
const charactersOfToken = 3;

/**
 * `markdown` in at most `tokens`, cut between blocks. What is left out is told: how much it is, and which headings stand in it,
 * so that these can be read next.
 */
export function withinBudget(markdown: string, tokens: number): string {
  const most = tokens * charactersOfToken;
  if (markdown.length <= most) return markdown;
  const blocks = blocksOf(markdown);
  let end = 0;
  let length = 0;
  while (end < blocks.length && length + (blocks[end]?.length ?? 0) + 2 <= most) {
    length += (blocks[end]?.length ?? 0) + 2;
    end += 1;
  }
  const [begun, ...others] = cutBlock(blocks[end] ?? '', most - length, length < most / 2);
  const rest = [...others, ...blocks.slice(end + 1)].join('\n\n');
  const headings = blocks.slice(end).flatMap((block) => /^#{1,6} +(.+)/.exec(block)?.[1] ?? []);
  const left = `About ${Math.ceil(rest.length / charactersOfToken)} tokens more are left out.`;
  const named = [...headings.slice(0, 40), ...(headings.length > 40 ? ['…'] : [])].join('; ');
  const sections = named === '' ? '' : ` Sections there: ${named}.`;
  return [...blocks.slice(0, end), ...(begun === undefined || begun === '' ? [] : [begun]), `(${left}${sections})`].join('\n\n');
}

/** As many lines of `block` as fit, and the rest; code stays whole. Where there would be little else, a part of a line is more than nothing. */
function cutBlock(block: string, most: number, isLittle: boolean): readonly [string, string] {
  if (/^\s*```/m.test(block)) return ['', block];
  let end = block.lastIndexOf('\n', most);
  if (end <= 0 && isLittle) end = block.lastIndexOf(' ', most);
  if (end <= 0) end = isLittle ? most : 0;
  return [block.slice(0, end), block.slice(end)];
}

/** Stretches between empty lines; code is one, with the empty lines in it. */
function blocksOf(markdown: string): readonly string[] {
  const blocks: string[] = [];
  let fence = '';
  for (const block of markdown.trim().split(/\n{2,}/)) {
    if (fence === '') blocks.push(block);
    else blocks.push(`${blocks.pop() ?? ''}\n\n${block}`);
    for (const [, marks = ''] of block.matchAll(/^\s*(`{3,})/gm)) fence = fence === '' ? marks : marks.length >= fence.length ? '' : fence;
  }
  return blocks;
}
