/** Names of files that differ from each other, whatever they are made of. */
export interface Slugs {
  make(name: string): string;
}

/** Makes each name once; `index` is the page of the folder. */
export function createSlugs(): Slugs {
  const taken = new Set(['index']);
  return {
    make(name) {
      const plain = slugOf(name);
      let slug = plain;
      for (let count = 2; taken.has(slug); count += 1) slug = `${plain}-${count}`;
      taken.add(slug);
      return slug;
    },
  };
}

/** `name` in lower case with hyphens between its words: `getUserById` is `get-user-by-id`. */
export function slugOf(name: string): string {
  const words = name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2').toLowerCase();
  return words.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'page';
}
