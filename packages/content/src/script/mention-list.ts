import type { TypeMention } from '@helpgen/model';

/** The names of types that one article mentions, each once. */
export interface MentionList {
  /** The number of `mention`, entered at its first time. */
  add(mention: TypeMention): number;
  list(): readonly TypeMention[];
}

/** An empty list. */
export function createMentionList(): MentionList {
  const numbers = new Map<string, number>();
  const mentions: TypeMention[] = [];
  return {
    add(mention) {
      const key = `${mention.role ?? ''} ${mention.name}`;
      const known = numbers.get(key);
      if (known !== undefined) {
        // Where it stood before, code was not checked.
        if (mentions[known]?.at === undefined) mentions[known] = mention;
        return known;
      }
      numbers.set(key, mentions.length);
      return mentions.push(mention) - 1;
    },
    list: () => mentions,
  };
}
