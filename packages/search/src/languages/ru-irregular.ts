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
