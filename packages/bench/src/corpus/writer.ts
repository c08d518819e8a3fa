import { createRandom } from './random.ts';
import { identifiers, joiners, type Lexicon, makeVocabulary } from './vocabulary.ts';

/** Makes pieces of text from a seed; a lower-case piece has no full stop. */
export interface Writer {
  random(): number;
  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  noun(): string;
  verb(): string;
  identifier(): string;
  /** Adjectives and nouns in turn, `count` words. */
  phrase(count: number): string;
  clause(): string;
  title(text: string): string;
  /** Sentences of at least `words` words together. */
  paragraph(words: number): string;
}

type Part = 'a' | 'n' | 'v' | 'j';

const clausePatterns = ['anvan', 'nvjan', 'anjnvjn', 'jnvanjn', 'nvanjan', 'vjanjan', 'janvjnjan'] as const;
const vocabulary = makeVocabulary();

/** The writer of one page; the same `seed` writes the same text. */
export function createWriter(seed: number): Writer {
  const random = createRandom(seed);
  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const pickOf = <T>(choices: readonly T[], fallback: T): T => choices[Math.floor(random() * choices.length)] ?? fallback;
  const word = (lexicon: Lexicon): string => {
    // Few words are frequent and most are rare, as in any text.
    const forms = lexicon[Math.floor(lexicon.length * random() ** 2.2)] ?? [];
    return forms[Math.floor(forms.length * random() ** 1.3)] ?? '';
  };
  const words: { readonly [part in Part]: () => string } = {
    a: () => word(vocabulary.adjective),
    n: () => word(vocabulary.noun),
    v: () => word(vocabulary.verb),
    j: () => joiners[Math.floor(joiners.length * random() ** 1.8)] ?? 'и',
  };
  const identifier = (): string => pickOf(identifiers, '') + (random() < 0.5 ? between(1, 99) : '');
  const phrase = (count: number): string => Array.from({ length: count }, (_none, at) => words[at % 2 === 0 ? 'a' : 'n']()).join(' ');
  const clause = (): string => [...pickOf<string>(clausePatterns, 'nv')].map((part) => words[part as Part]()).join(' ');
  const sentence = (): string => {
    const parts = [title(clause())];
    if (random() < 0.4) parts.push(`, ${clause()}`);
    if (random() < 0.12) parts.push(` \`${identifier()}\``);
    if (random() < 0.06) parts.push(` **${phrase(2)}**`);
    return `${parts.join('')}.`;
  };
  const paragraph = (least: number): string => {
    const sentences: string[] = [];
    for (let count = 0; count < least; ) {
      const next = sentence();
      sentences.push(next);
      count += next.split(' ').length;
    }
    return sentences.join(' ');
  };
  return {
    random,
    between,
    pick: (choices) => pickOf(choices, choices[0]),
    noun: words.n,
    verb: words.v,
    identifier,
    phrase,
    clause,
    title,
    paragraph,
  };
}

function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
