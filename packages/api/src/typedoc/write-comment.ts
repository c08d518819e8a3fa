import { below, fieldsOf, itemsOf, textAt, type Spot } from '../read/spot.ts';
import type { Words } from '../words.ts';

/** What comments are written with. */
export interface CommentWriting {
  readonly words: Words;
  /** The address of the reflection with the number `id`, as a link of the page; absent: names in comments are no links. */
  linkTo?(id: number): string | undefined;
}

/** What the comment of a reflection says, as Markdown: its summary, then what its tags say. */
export function commentOf(spot: Spot, writing: CommentWriting): string {
  const comment = below(spot, 'comment');
  const summary = partsOf(below(comment, 'summary'), writing);
  const tags = itemsOf(below(comment, 'blockTags')).map((tag) => {
    const text = partsOf(below(tag, 'content'), writing).trim();
    const name = (textAt(tag, 'tag') ?? '').replace('@', '');
    if (name === 'remarks') return text;
    if (name === 'example') return text.includes('```') ? text : `\`\`\`ts\n${text}\n\`\`\``;
    const known = writing.words(`typedoc.tag.${name}`);
    const title = known.startsWith('typedoc.') ? name : known;
    if (text === '') return `**${title}**`;
    // A list or code is a block of its own.
    return /^(?:[-*+]\s|\d+[.)]\s|```|~~~|#|>|\|)/.test(text) ? `**${title}:**\n\n${text}` : `**${title}:** ${text}`;
  });
  const all = [summary.trim(), ...tags].filter((part) => part !== '');
  return all.length === 0 ? '' : `${all.join('\n\n')}\n\n`;
}

/** Stand around the address of a file of the package. */
const [opening, closing] = ['\uE000', '\uE001'];
const toFile = new RegExp(`!?\\[([^\\][]*)\\]\\(${opening}[^${closing}]*${closing}[^)]*\\)`, 'gu');

/** Text as it is, and what it names in code. Files of the package are not on the site: a picture or a link of one says its words. */
function partsOf(list: Spot, { linkTo }: CommentWriting): string {
  const text = itemsOf(list).map((part) => {
    const { kind, text: words = '', target } = fieldsOf(part);
    if (kind === 'relative-link') return `${opening}${String(words)}${closing}`;
    if (kind !== 'inline-tag') return String(words);
    const href = typeof target === 'number' ? linkTo?.(target) : /^https?:/.test(String(target)) ? target : undefined;
    if (href === undefined) return `\`${String(words)}\``;
    return typeof target === 'number' ? `[\`${String(words)}\`](${href})` : `[${String(words)}](${String(href)})`;
  });
  const inside = text.join('').replace(toFile, '$1').replace(toFile, '$1');
  return inside.replaceAll(opening, '').replaceAll(closing, '');
}
