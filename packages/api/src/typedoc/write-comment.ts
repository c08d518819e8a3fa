import { below, fieldsOf, itemsOf, textAt, type Spot } from '../read/spot.ts';

/** What the comment of a reflection says, as Markdown: its summary, then what its tags say. */
export function commentOf(spot: Spot): string {
  const comment = below(spot, 'comment');
  const summary = partsOf(below(comment, 'summary'));
  const tags = itemsOf(below(comment, 'blockTags')).map((tag) => {
    const text = partsOf(below(tag, 'content')).trim();
    const name = (textAt(tag, 'tag') ?? '').replace('@', '');
    if (name === 'example') return text.includes('```') ? text : `\`\`\`ts\n${text}\n\`\`\``;
    return text === '' ? `**${name}**` : `**${name}:** ${text}`;
  });
  const all = [summary.trim(), ...tags].filter((part) => part !== '');
  return all.length === 0 ? '' : `${all.join('\n\n')}\n\n`;
}

/** Text as it is, and what it names in code: where that leads is told by the declarations. */
function partsOf(list: Spot): string {
  return itemsOf(list)
    .map((part) => {
      const { kind, text, target } = fieldsOf(part);
      const words = typeof text === 'string' ? text : '';
      if (kind !== 'inline-tag') return words;
      return typeof target === 'string' && /^https?:/.test(target) ? `[${words}](${target})` : `\`${words}\``;
    })
    .join('');
}
