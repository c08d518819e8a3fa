/** What of the typography of a text is set. */
export interface Typography {
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
