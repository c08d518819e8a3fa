import { nameToEmoji } from 'gemoji';

/** The emoji of a shortcode such as `tada`, as GitHub calls them; `undefined`: there is none of this name. */
export function emojiOf(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
}

/** Shortcodes in a line of text. */
export const emojiPattern = /(?<![\w:/]):([a-z\d_+-]+):(?![\w:])/g;
