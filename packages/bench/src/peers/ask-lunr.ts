import lunr from 'lunr';
import { withLanguages, type LunrOfLanguages } from './lunr-languages.ts';
import { eachOnce, type Peer, type PeerSection } from './peer.ts';

/** One index for each kind of text, in the order in which they answer. */
const kinds = ['title', 'heading', 'description', 'keywords', 'content'] as const;
/** How many rows the box of Docusaurus shows. */
const mostRows = 8;
const mostTokens = 12;

/** A word of a query to an index; all of them are required. */
interface Clause {
  readonly term: string;
  readonly isBegun: boolean;
}

/** lunr as the local search of Docusaurus asks it: all words, then their beginnings, then all but one; what names things first. */
export function askLunr(sections: readonly PeerSection[]): Peer {
  const languages = withLanguages();
  const indexes = kinds.map((kind) => indexOf(sections, kind, languages));
  return {
    name: 'lunr (Docusaurus)',
    async ask(question) {
      // A star in a word stands for all words to lunr, which takes minutes to gather them.
      const tokens = question.toLowerCase().match(/[^-*\s]+/g)?.slice(0, mostTokens) ?? [];
      const found = new Set<string>();
      for (const clauses of queriesOf(tokens, languages)) {
        for (const index of indexes) {
          for (const { ref } of askAll(index, clauses).slice(0, mostRows)) if (found.size < mostRows) found.add(ref);
        }
      }
      return eachOnce([...found].map((ref) => sections[Number(ref.split(' ')[1])]?.page ?? ''));
    },
  };
}

function indexOf(sections: readonly PeerSection[], kind: (typeof kinds)[number], { multiLanguage }: LunrOfLanguages): lunr.Index {
  const textOf = (section: PeerSection): string => {
    if (kind === 'content') return section.text;
    if (kind === 'heading') return section.heading;
    return section.heading === '' ? String(section[kind]) : '';
  };
  return lunr((builder) => {
    builder.use(multiLanguage('en', 'ru'));
    builder.ref('id');
    builder.field('text');
    for (const [number, section] of sections.entries()) {
      const text = textOf(section);
      if (text !== '') builder.add({ id: `${kind} ${number}`, text });
    }
  });
}

/** What is asked one after the other, until there are rows enough. */
function queriesOf(tokens: readonly string[], languages: LunrOfLanguages): readonly (readonly Clause[])[] {
  const said = tokens.filter((token) => !isStopWord(token, languages));
  const whole = said.length > 0 && said.length < tokens.length ? [tokens, said] : [tokens];
  const shorter = said.length < 3 ? [] : said.map((_token, place) => said.toSpliced(said.length - 1 - place, 1));
  const endsAlike = shorter.filter((words) => words.at(-1) === said.at(-1));
  return [...whole.map(exact), ...whole.map(begun), ...shorter.map(exact), ...endsAlike.map(begun)];
}

function exact(words: readonly string[]): readonly Clause[] {
  return words.map((term) => ({ term, isBegun: false }));
}

function begun(words: readonly string[]): readonly Clause[] {
  return words.map((term, place) => ({ term, isBegun: place === words.length - 1 }));
}

function isStopWord(word: string, { stopWordFilter, ru }: LunrOfLanguages): boolean {
  const token = new lunr.Token(word, {});
  return stopWordFilter(token) === undefined || ru.stopWordFilter(token) === undefined;
}

function askAll(index: lunr.Index, clauses: readonly Clause[]): readonly lunr.Index.Result[] {
  return index.query((query) => {
    for (const { term, isBegun } of clauses) {
      const wildcard = isBegun ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE;
      query.term(term, { presence: lunr.Query.presence.REQUIRED, wildcard });
    }
  });
}
