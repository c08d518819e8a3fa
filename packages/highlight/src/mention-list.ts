import type { Location, CodeMention } from '@helpgen/model';

/** The names in code that one article mentions, each once. */
export interface MentionList {
  /** The number of `mention`, entered at its first time; `places` are those where it is to be checked. */
  add(mention: Pick<CodeMention, 'name' | 'role'>, places?: readonly Location[]): number;
  list(): readonly CodeMention[];
}

/** An empty list. */
export function createMentionList(): MentionList {
  const numbers = new Map<string, number>();
  const mentions: { readonly mention: Pick<CodeMention, 'name' | 'role'>; readonly places: Location[] }[] = [];
  return {
    add(mention, places = []) {
      const key = `${mention.role ?? ''} ${mention.name}`;
      const number = numbers.get(key) ?? mentions.push({ mention, places: [] }) - 1;
      numbers.set(key, number);
      for (const place of places) mentions[number]?.places.push(place);
      return number;
    },
    list: () => mentions.map(({ mention, places }) => (places.length === 0 ? mention : { ...mention, places })),
  };
}
