/**
 * Forms that stemming alone leads away from their word: the base form, then the forms that are to share its stem.
 * Written with е for ё. A word stands here only when it is common in documentation and the table test needs it.
 */
export const irregularForms: readonly (readonly [base: string, forms: string])[] = [
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
export const keptStems: readonly (readonly [stem: string, endings: string])[] = [
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
