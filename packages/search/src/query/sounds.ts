import { countEdits } from './edits.ts';

/** Latin letters as Russian ones are written with them, longer ones first. */
const letters: readonly (readonly [latin: RegExp, cyrillic: string])[] = [
  [/shch|sch/g, 'щ'], [/zh/g, 'ж'], [/kh/g, 'х'], [/t[sz]/g, 'ц'], [/ch/g, 'ч'], [/sh/g, 'ш'],
  [/(?<=[aeou])j(?=e)/g, 'ж'], [/[yj]u/g, 'ю'], [/[yj]a/g, 'я'], [/[yj][oe]/g, 'е'], [/iy$/g, 'ий'], [/yy$/g, 'ый'], [/(?<=[aeiou])[yij]/g, 'й'],
  [/ck/g, 'к'], [/c(?=[eiy])/g, 'ц'], [/x/g, 'кс'], [/'/g, 'ь'],
];
const singles = new Map([...'abcdefghijklmnopqrstuvwyz'].map((letter, place) => [letter, 'абкдефгхижклмнопкрстуввыз'.charAt(place)]));

/** `word`, Russian in Latin letters, as it is written: `otladka` is `отладка`. */
export function toCyrillic(word: string): string {
  const digraphs = letters.reduce((text, [latin, cyrillic]) => text.replace(latin, cyrillic), word);
  return [...digraphs].map((letter) => singles.get(letter) ?? letter).join('');
}

/** English spellings by their sound, longer ones first; an upper-case letter is a sound that Latin has no letter for. */
const english: readonly (readonly [RegExp, string])[] = [
  [/[tsc]ion/g, 'Sn'], [/ture$/, 'Cur'], [/sch|sh/g, 'S'], [/tch|ch/g, 'C'], [/ck|q(?!u)/g, 'k'], [/qu/g, 'kv'], [/gu(?=a)/g, 'gv'], [/ph/g, 'f'],
  [/th/g, 't'], [/ow/g, 'ou'], [/^wr/, 'r'], [/wh|w/g, 'v'], [/x/g, 'ks'], [/c(?=[eiy])/g, 's'], [/c/g, 'k'],
  [/j|d?ge$|d?(?<!g)g(?=[eiy])/g, 'dJ'], [/gh/g, ''], [/y/g, 'i'], [/(?<=..[^aeiou])e$/, ''],
];
const russian = new Map(Object.entries({
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'J', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's',
  т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'C', ш: 'S', щ: 'S', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'u', я: 'a',
}));

/** The names of Latin letters as Russian says them: `эскуэль` spells SQL, `джейсон` does not spell JSON. */
const letterNames: readonly (readonly [name: string, letter: string])[] = [
  ['даблъю', 'w'], ['даблю', 'w'], ['икс', 'x'], ['эйч', 'h'], ['аш', 'h'], ['кью', 'q'], ['джей', 'j'], ['игрек', 'y'], ['уай', 'y'], ['эль', 'l'],
  ['зет', 'z'], ['зед', 'z'], ['эм', 'm'], ['эн', 'n'], ['эс', 's'], ['эф', 'f'], ['эр', 'r'], ['ар', 'r'], ['би', 'b'], ['бэ', 'b'], ['си', 'c'], ['цэ', 'c'],
  ['ди', 'd'], ['дэ', 'd'], ['джи', 'g'], ['гэ', 'g'], ['кей', 'k'], ['ка', 'k'], ['ку', 'q'], ['пи', 'p'], ['пэ', 'p'], ['ти', 't'], ['тэ', 't'], ['ви', 'v'],
  ['вэ', 'v'], ['ай', 'i'], ['эй', 'a'], ['ха', 'h'], ['ю', 'u'], ['и', 'e'], ['э', 'e'], ['о', 'o'], ['а', 'a'], ['у', 'u'],
];
const fewestLetters = 3;
const mostLetters = 5;

/** The abbreviation that the folded Russian `word` spells letter by letter: `эфтэпэ` is `ftp`; `undefined`: it spells none. */
export function spelledLetters(word: string): string | undefined {
  let rest = word;
  let letters = '';
  while (rest !== '') {
    const [name, letter] = letterNames.find(([each]) => rest.startsWith(each)) ?? [];
    if (name === undefined) return undefined;
    rest = rest.slice(name.length);
    letters += letter;
  }
  return letters.length >= fewestLetters && letters.length <= mostLetters ? letters : undefined;
}

const isLetterName = new Set(letterNames.map(([name]) => name));

/** How many of `words`, folded, spell an abbreviation from the first on: `эс`, `эс`, `эйч`; 0: they spell none. */
export function countSpelled(words: readonly string[]): number {
  const other = words.findIndex((word) => !isLetterName.has(word));
  const count = other < 0 ? words.length : other;
  return count >= fewestLetters && count <= mostLetters ? count : 0;
}

const latinLetters = new Map(Object.entries({
  а: 'a', б: 'b', в: 'vw', г: 'g', д: 'd', е: 'e', ж: 'j', з: 'z', и: 'i', й: 'j', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's',
  т: 't', у: 'u', ф: 'f', х: 'hx', ц: 'c', ы: 'y', ю: 'u', э: 'e',
}));

/** The abbreviations that the folded Russian `word` may be letter by letter: `тхт` is `txt`, or `tht`. None of a longer word. */
export function sameLetters(word: string): readonly string[] {
  if (word.length > mostLetters) return [];
  return [...word].reduce<readonly string[]>(
    (beginnings, letter) => beginnings.flatMap((beginning) => [...(latinLetters.get(letter) ?? '')].map((latin) => beginning + latin)),
    [''],
  );
}

/** How the folded `word` may sound: before some vowels an English g is that of `get` or that of `gem`. */
export function soundsOf(word: string): readonly string[] {
  return /g[eiy]/.test(word) ? [soundOf(word), soundOf(word.replace(/g(?=[eiy])/g, 'gg'))] : [soundOf(word)];
}

/** How the folded `word` sounds, in Latin letters, whichever of the two alphabets it is written in; none is doubled. */
export function soundOf(word: string): string {
  const sound = /[а-я]/.test(word)
    ? [...word].map((letter) => russian.get(letter) ?? letter).join('').replace(/tC/g, 'C')
    : english.reduce((text, [spelling, as]) => text.replace(spelling, as), word);
  return sound.replace(/(.)\1+/g, '$1');
}

const voiceless = new Map([['b', 'p'], ['d', 't'], ['g', 'k'], ['v', 'f'], ['z', 's'], ['J', 'S']]);

/**
 * The consonants of a sound, with a sign where it begins with a vowel: vowels are what two languages write most differently, then
 * whether a consonant has voice.
 */
export function skeletonOf(sound: string): string {
  const consonants = sound.replace(/^[aeiou]+/, '_').replace(/[aeiou]/g, '').replace(/ts/g, 's');
  return [...consonants].map((letter) => voiceless.get(letter) ?? letter).join('').replace(/(.)\1+/g, '$1');
}

/** How far two sounds with the same skeleton are from each other: what is heard differently in two languages counts little. */
export function distanceOfSounds(a: string, b: string): number {
  const vowels = /[aeiou]+/g;
  const far = countEdits(a.replace(vowels, '_'), b.replace(vowels, '_'));
  return far + Math.max(0, countEdits(a, b) - far) / 4;
}
