/** Latin letters as Russian ones are written with them, longer ones first. */
const letters: readonly (readonly [latin: RegExp, cyrillic: string])[] = [
  [/shch|sch/g, 'щ'], [/zh/g, 'ж'], [/kh/g, 'х'], [/t[sz]/g, 'ц'], [/ch/g, 'ч'], [/sh/g, 'ш'],
  [/[yj]u/g, 'ю'], [/[yj]a/g, 'я'], [/[yj][oe]/g, 'е'], [/iy$/g, 'ий'], [/yy$/g, 'ый'], [/(?<=[aeiou])[yij]/g, 'й'],
  [/ck/g, 'к'], [/c(?=[eiy])/g, 'ц'], [/x/g, 'кс'], [/'/g, 'ь'],
];
const singles = new Map([...'abcdefghijklmnopqrstuvwyz'].map((letter, place) => [letter, 'абкдефгхижклмнопкрстувьыз'.charAt(place)]));

/** `word`, Russian in Latin letters, as it is written: `otladka` is `отладка`. */
export function toCyrillic(word: string): string {
  const digraphs = letters.reduce((text, [latin, cyrillic]) => text.replace(latin, cyrillic), word);
  return [...digraphs].map((letter) => (letter === 'w' ? 'в' : letter === 'y' ? 'ы' : (singles.get(letter) ?? letter))).join('');
}

/** English spellings by their sound, longer ones first; an upper-case letter is a sound that Latin has no letter for. */
const english: readonly (readonly [RegExp, string])[] = [
  [/[tsc]ion/g, 'Sn'], [/sch|sh/g, 'S'], [/tch|ch/g, 'C'], [/ck|q(?!u)/g, 'k'], [/qu/g, 'kv'], [/ph/g, 'f'], [/th/g, 't'], [/wh|w/g, 'v'],
  [/x/g, 'ks'], [/c(?=[eiy])/g, 's'], [/c/g, 'k'], [/j|dg(?=e)/g, 'dJ'], [/gh/g, ''], [/y/g, 'i'],
];
const russian = new Map(Object.entries({
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'J', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's',
  т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'C', ш: 'S', щ: 'S', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'u', я: 'a',
}));

/** How the folded `word` sounds, in Latin letters, whichever of the two alphabets it is written in; none is doubled. */
export function soundOf(word: string): string {
  const sound = /[а-я]/.test(word)
    ? [...word].map((letter) => russian.get(letter) ?? letter).join('')
    : english.reduce((text, [spelling, as]) => text.replace(spelling, as), word);
  return sound.replace(/(.)\1+/g, '$1');
}

/** The consonants of a sound, with a sign where it begins with a vowel: vowels are what two languages write most differently. */
export function skeletonOf(sound: string): string {
  return sound.replace(/^[aeiou]+/, '_').replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}
