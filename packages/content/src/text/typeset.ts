/** What of the typography of a text is set. */
export interface Typography {
  /** What straight quotes become; absent: they stay. */
  readonly quotes?: readonly [string, string];
  /** Whether dashes and non-breaking spaces are set. */
  readonly spaces: boolean;
}

const noBreak = '\u00A0';
/** By the codes of their letters: they are looked for at every second space of a text. */
const shortWords: ReadonlySet<number> = new Set(
  [...withCapitals('в к с о у и а я во ко со об на по из от до за не ни но')].map((word) => keyOf(word.charCodeAt(0), word.charCodeAt(1))),
);
const particles = setOf('же ли бы ж б');
const units = setOf(
  'мс с мин ч сут г кг мг т м см мм км л мл Б КБ МБ ГБ ТБ Кбайт Мбайт Гбайт Кбит Мбит Гбит бит байт руб коп шт экз Гц кГц МГц ГГц ms ' +
  's min h g kg m cm mm km B KB MB GB TB Hz kHz MHz GHz px pt',
);
const signs: ReadonlySet<number> = new Set([...'%‰₽€$°'].map((sign) => sign.charCodeAt(0)));
const abbreviations = withCapitals('см рис табл стр гл п т');
const quote = 0x22;
const space = 0x20;
const lineBreak = 0x0a;
const hyphen = 0x2d;
const emDash = 0x2014;
const enDash = 0x2013;

/** `text` as a printer would set it; `before` is the character in front of it in its block, a space at the beginning. */
export function typeset(text: string, before: string, { quotes, spaces }: Typography): string {
  let done = '';
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote && quotes !== undefined) {
      // A mark after white space or an opening bracket opens, any other closes.
      const isOpening = /[\s([{—–-]/u.test(at === 0 ? before : text.charAt(at - 1));
      done += text.slice(copied, at) + (isOpening ? quotes[0] : quotes[1]);
      copied = at + 1;
    } else if (spaces && (code === space || code === lineBreak)) {
      const dash = dashAt(text, at);
      if (dash > 0 || isBound(text, at, before)) {
        done += text.slice(copied, at) + (dash > 1 ? `${noBreak}—` : noBreak);
        copied = at + Math.max(1, dash);
      }
    }
  }
  return copied === 0 ? text : done + text.slice(copied);
}

/** How much of `text` from the space at `at` is the space and a dash: 1 when the dash is one already, 0 when there is none. */
function dashAt(text: string, at: number): number {
  const next = text.charCodeAt(at + 1);
  if (next === emDash || next === enDash) return 1;
  if (next !== hyphen) return 0;
  const end = at + (text.charCodeAt(at + 2) === hyphen ? 3 : 2);
  // Between digits it is a minus.
  const isMinus = isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(end + 1));
  return text.charCodeAt(end) === space && !isMinus ? end - at : 0;
}

/** Whether the line may not end at the space at `at`. */
function isBound(text: string, at: number, before: string): boolean {
  const last = at === 0 ? before.charCodeAt(0) : text.charCodeAt(at - 1);
  const next = text.charCodeAt(at + 1);
  if (isDigit(last)) return isDigit(next) ? isGroup(text, at) : signs.has(next) || units.has(wordFrom(text, at + 1));
  if (last === 0x2116 || last === 0xa7) return true;
  if (last === 0x2e) return isAbbreviated(text, at - 1);
  if (!isLetter(last)) return false;
  if (isParticle(text, at + 1)) return true;
  const isTwo = at > 1 && isLetter(text.charCodeAt(at - 2));
  const start = isTwo ? at - 2 : at - 1;
  const ahead = start <= 0 ? before.charCodeAt(0) : text.charCodeAt(start - 1);
  if (isLetter(ahead) || isDigit(ahead) || ahead === hyphen || start < 0) return false;
  return shortWords.has(isTwo ? keyOf(text.charCodeAt(start), last) : keyOf(last, NaN));
}

/** `10 000`, but not `2024 10`. */
function isGroup(text: string, at: number): boolean {
  return !isDigit(text.charCodeAt(at - 4)) && [1, 2, 3].every((step) => isDigit(text.charCodeAt(at + step))) && !isDigit(text.charCodeAt(at + 4));
}

/** `см. рис. 5`, `т. е.` */
function isAbbreviated(text: string, point: number): boolean {
  let start = point;
  while (start > 0 && point - start < 5 && isLetter(text.charCodeAt(start - 1))) start -= 1;
  // Most sentences end with a longer word.
  if (point === start || point - start > 4) return false;
  return abbreviations.has(text.slice(start, point)) && (point - start > 1 || /^ (?:[едпкч]\.|\d)/.test(text.slice(point + 1, point + 4)));
}

function isParticle(text: string, start: number): boolean {
  const first = text.charCodeAt(start);
  // же, ли, бы, б, ж
  return (first === 0x436 || first === 0x43b || first === 0x431) && particles.has(wordFrom(text, start));
}

function wordFrom(text: string, start: number): string {
  let end = start;
  while (end - start < 6 && isLetter(text.charCodeAt(end))) end += 1;
  return text.slice(start, end);
}

function isLetter(code: number): boolean {
  return (code >= 0x400 && code <= 0x45f) || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function keyOf(first: number, second: number): number {
  return first * 0x10000 + (second || 0);
}

function withCapitals(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]));
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
