import type { Nodes } from 'mdast';
import type { ContentOptions, FrontMatter } from '@helpgen/model';
import { contentWords } from '@helpgen/model/locales/content';
import { wordsFor } from '@helpgen/model/locales/words-for';

/** Sets the prose of a page as a printer would, block by block. */
export interface Typesetter {
  /** Forgets what stood before: a new block begins. */
  startBlock(): void;
  /** Changes `node` when it is text; code and other leaves count as a letter. */
  take(node: Nodes): void;
}

type TypographyOptions = Pick<ContentOptions, 'locale' | 'smartQuotes' | 'typography' | 'words'>;

/** A typesetter for pages with `options`; `undefined` when they want none. */
export function createTypesetter(options: TypographyOptions): Typesetter | undefined {
  const typography = typographyOf(options);
  if (typography === undefined) return undefined;
  let before = ' ';
  return {
    startBlock() {
      before = ' ';
    },
    take(node) {
      if (node.type === 'break') before = ' ';
      else if (node.type !== 'text') before = 'children' in node ? before : 'x';
      else {
        node.value = typeset(node.value, before, typography);
        before = node.value.at(-1) ?? before;
      }
    },
  };
}

const shownKeys = ['title', 'description', 'sidebar_label', 'pagination_label'] as const satisfies readonly (keyof FrontMatter)[];

/** `frontMatter` with what readers are shown of it set. */
export function typesetHead(frontMatter: FrontMatter, options: TypographyOptions): FrontMatter {
  const typography = typographyOf(options);
  if (typography === undefined) return frontMatter;
  const texts = shownKeys.flatMap((key) => (frontMatter[key] === undefined ? [] : [[key, typeset(frontMatter[key], ' ', typography)] as const]));
  return { ...frontMatter, ...Object.fromEntries(texts) };
}

function typographyOf({ locale, smartQuotes, typography, words }: TypographyOptions): Typography | undefined {
  if (!smartQuotes && !typography) return undefined;
  const [before = '', after = ''] = wordsFor(contentWords, { code: locale, words })['content.quotes'].split('{text}');
  return { ...(smartQuotes ? { quotes: [before, after] } : {}), spaces: typography };
}

/** What of the typography of a text is set. */
interface Typography {
  /** What straight quotes become; absent: they stay. */
  readonly quotes?: readonly [string, string];
  /** Whether dashes and non-breaking spaces are set. */
  readonly spaces: boolean;
}

const noBreak = '\u00A0';
const letter = '[\\u0400-\\u045fA-Za-z]';
const gap = '[ \\n]';

const units =
  'мс с мин ч сут г кг мг т м см мм км л мл Б КБ МБ ГБ ТБ Кбайт Мбайт Гбайт Кбит Мбит Гбит бит байт руб коп шт экз Гц кГц МГц ГГц ms ' +
  's min h g kg m cm mm km B KB MB GB TB Hz kHz MHz GHz px pt';

/** What is set at a space: a dash behind it, or that no line ends there. */
const places = [
  `${gap}(?=[—–])`,
  // Between digits it is a minus.
  `(?<!\\d)${gap}--?(?= )|${gap}--?(?= (?!\\d))`,
  // `10 000`, but not `2024 10`.
  `(?<=(?<!\\d[^]{2})\\d)${gap}(?=\\d{3}(?!\\d))`,
  // Not behind `UTF-8`, which is no quantity of anything.
  `(?<=(?<!${letter}-?[\\d.,]*)\\d)${gap}(?=[%‰₽€$°]|(?:${units.replaceAll(' ', '|')})(?!${letter}))`,
  `(?<=[№§])${gap}`,
  // `см. рис. 5`, `т. е.`
  `(?<=(?<!${letter})(?:${withCapitals('см рис табл стр гл')})\\.)${gap}`,
  `(?<=(?<!${letter})(?:${withCapitals('п т')})\\.) (?=[едпкч]\\.|\\d)`,
  `(?<=${letter})${gap}(?=(?:же|ли|бы|ж|б)(?!${letter}))`,
  `(?<=(?<!${letter}|[\\d-])(?:${withCapitals('в к с о у и а я во ко со об на по из от до за не ни но')}))${gap}`,
].join('|');
const quotesAlone = /"/g;
const spacesAlone = new RegExp(places, 'g');
const quotesAndSpaces = new RegExp(`"|${places}`, 'g');

/** `text` as a printer would set it; `before` is the character in front of it in its block, a space at the beginning. */
export function typeset(text: string, before: string, { quotes, spaces }: Typography): string {
  if (quotes === undefined && !spaces) return text;
  const pattern = quotes === undefined ? spacesAlone : spaces ? quotesAndSpaces : quotesAlone;
  // What stands before that character is not known: a letter, so that it is never taken for a word.
  const whole = `x${before}${text}`;
  const start = whole.length - text.length;
  const set = (found: string, at: number): string => {
    if (at < start) return found;
    if (found !== '"') return found.length > 1 ? `${noBreak}—` : noBreak;
    // A mark after white space or an opening bracket opens, any other closes.
    return quotes?.[/[\s([{—–-]/u.test(whole.charAt(at - 1)) ? 0 : 1] ?? found;
  };
  return whole.replace(pattern, set).slice(start);
}

function withCapitals(words: string): string {
  return words.split(' ').flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]).join('|');
}
