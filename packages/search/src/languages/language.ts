/** What the analyser has to know about a language. */
export interface Language {
  /** Whether the folded `word` is written in the letters of this language alone. */
  owns(word: string): boolean;
  /** The stem that the forms of `word` share; the stem of a stem is itself. */
  stem(word: string): string;
  /** Words that are in every text and name nothing: no keyword of a programming language is among them. */
  readonly stopWords: ReadonlySet<string>;
}

/** The language whose words are written in `letters`; `stopWords` are joined by spaces. */
export function createLanguage(letters: RegExp, stemOnce: (word: string) => string, stopWords: string): Language {
  return { owns: (word) => letters.test(word), stem: (word) => stemFully(word, stemOnce), stopWords: new Set(stopWords.split(' ')) };
}

/** `stem` applied until the word stops changing, so that a word in its base form meets its own inflected forms. */
export function stemFully(word: string, stem: (word: string) => string): string {
  let stemmed = stem(word);
  // Each step shortens the word or leaves it, but a table of exceptions could be written in a circle.
  for (let previous = word, round = 0; stemmed !== previous && round < 16; round += 1) {
    previous = stemmed;
    stemmed = stem(stemmed);
  }
  return stemmed;
}
