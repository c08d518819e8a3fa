import registerStemmerSupport from 'lunr-languages/lunr.stemmer.support.js';
import registerRussian from 'lunr-languages/lunr.ru.js';
import { stemFully, type Language } from './language.ts';

type WordChange = (word: string) => string;
type Stemmer = (token: { update(change: WordChange): string }) => string;

/**
 * Russian: the Snowball stemmer of lunr-languages until the word stops changing, then without fleeting vowels
 * (заголовок, заголовка; ошибка, ошибок), with the forms of {@link irregularForms} set right and the stems of {@link
 * keptStems} left alone. Words come with е for ё.
 */
export function createRussian(): Language {
  const letters = /^[\u0400-\u04ff]+$/;
  const snowball = createSnowball();
  const stemRegular = (word: string): string => stemFully(word, (form) => dropFleetingVowel(snowball(form)));
  const irregularStems = new Map<string, string>();
  for (const [base, forms] of irregularForms) for (const form of forms.split(' ')) irregularStems.set(form, stemRegular(base));
  // The stem of a stem is itself.
  for (const [stem, endings] of keptStems) for (const ending of ['', ...endings.split(' ')]) irregularStems.set(stem + ending, stem);
  return {
    owns: (word) => letters.test(word),
    stem: (word) => irregularStems.get(word) ?? stemRegular(word),
    stopWords: new Set('а без бы в во до же за значит к ко ли на над называется но о об от под при с со такое у что'.split(' ')),
  };
}

// The plugins of lunr-languages write into the lunr they are given and register labels there; this stand-in keeps lunr itself clean.
function createSnowball(): WordChange {
  const host = {
    Pipeline: { registerFunction: () => undefined },
    generateStopWordFilter: () => () => undefined,
  } as { Pipeline: object; generateStopWordFilter: object; ru?: { stemmer?: Stemmer } };
  registerStemmerSupport(host);
  registerRussian(host);
  const stemmer = host.ru?.stemmer;
  if (stemmer === undefined) throw new Error('lunr-languages has no Russian stemmer');
  return (word) => stemmer({ update: (change) => change(word) });
}

const consonant = 'бвгджзйклмнпрстфхцчшщ';
const fleetingBetweenConsonants = new RegExp(`([${consonant}])[ое]([кц])$`);
const fleetingAfterVowel = /([аеиоуыэюя])е([кц])$/;

// ошибок, заголовок, столбец: the vowel before к and ц comes and goes. Every stem loses it, so a word where it stays
// meets itself all the same.
function dropFleetingVowel(stem: string): string {
  if (stem.length < 5) return stem;
  return stem.replace(fleetingBetweenConsonants, '$1$2').replace(fleetingAfterVowel, '$1й$2');
}

/**
 * Forms that stemming alone leads away from their word: the base form, then the forms that are to share its stem.
 * Written with е for ё. A word stands here only when it is common in documentation and the table test needs it.
 */
const irregularForms: readonly (readonly [base: string, forms: string])[] = [
  ['число', 'чисел'],
  ['письмо', 'писем'],
  ['окно', 'окон'],
  ['ядро', 'ядер'],
  ['записи', 'запись'],
  ['подписи', 'подпись'],
  ['уровня', 'уровень'],
  ['корня', 'корень'],
  ['камня', 'камень'],
  ['перечня', 'перечень'],
  ['дням', 'день дня дню днем дне дни дней днями днях'],
  ['лжи', 'ложь ложью'],
];

const masculine = ' а у ом е ы ов ам ами ах';
const abstract = 'ие ия ию ием ии ий иям иями иях';
const adjective = 'ый ого ому ым ом ая ой ую ою ое ые ых ыми о';

/**
 * Words that stemming would cut down to the stem of another one, which means something else (портал: порт, состояние:
 * состав): the stem that is kept, then the endings of its forms. No stem is a form of another word.
 */
const keptStems: readonly (readonly [stem: string, endings: string])[] = [
  ['массив', masculine],
  ['портал', masculine],
  ['терминал', masculine],
  ['домен', masculine],
  ['обмен', masculine],
  ['обрыв', masculine],
  ['объем', masculine],
  ['состав', masculine],
  ['состоян', abstract],
  ['меню', ''],
  ['правил', ' о а у ом е ам ами ах'],
  ['переменн', adjective],
  ['постоянн', adjective],
  ['временн', adjective],
  ['знакомы', 'й х ми'],
];
