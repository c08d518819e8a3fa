/** Syntax beyond CommonMark that a text may need; each costs time while parsing, so none is attached for nothing. */
export interface SyntaxFeatures {
  readonly tables: boolean;
  readonly autolinks: boolean;
  readonly footnotes: boolean;
  readonly strikethrough: boolean;
  readonly taskLists: boolean;
  readonly directives: boolean;
  readonly math: boolean;
}

/** What `text` can need: never less than it has, sometimes more. */
export function featuresOf(text: string, math: boolean): SyntaxFeatures {
  return {
    tables: text.includes('|'),
    autolinks: /https?:\/\/|www\.|[\w.+-]@\w/i.test(text),
    footnotes: text.includes('[^'),
    strikethrough: text.includes('~'),
    taskLists: /\[[ \txX]\]/.test(text) || text.includes('[\n'),
    directives: text.includes(':::'),
    math: math && text.includes('$$'),
  };
}

/** A short name of a set of features, for caches. */
export function featureKey(features: SyntaxFeatures): string {
  return Object.values(features)
    .map((isOn: boolean) => (isOn ? '1' : '0'))
    .join('');
}
