const russian =
  'импорт метод статический абстрактный структура перечисление исключение конструктор конст пер знч исп обз умолчание если иначе ' +
  'выбор когда для из по вниз шаг пока прервать продолжить возврат попытка поймать вконце выбросить область новый как это и или не ' +
  'этот глобальный тип запрос неизвестно никогда ничто';
const english =
  'import method static abstract structure enum exception constructor const var val use req default if else case when for in to down ' +
  'step while break continue return try catch finally throw scope new as is and or not this global type query unknown never void';

const english4russian: ReadonlyMap<string, string> = new Map(english.split(' ').map((word, index) => [word, russian.split(' ')[index] ?? word]));
const keywords: ReadonlySet<string> = new Set(russian.split(' '));

/** What each Russian word of the language is in English, with the literals. */
export const englishWords: ReadonlyMap<string, string> = new Map([
  ...[...english4russian].map(([word, own]) => [own, word] as const),
  ['Истина', 'True'],
  ['Ложь', 'False'],
  ['Неопределено', 'Undefined'],
]);

/** Words of the language that may be names too, where no statement can begin with them. */
export const softKeywords: ReadonlySet<string> = new Set(
  'исключение перечисление структура абстрактный статический конст обз импорт по из тип запрос вниз шаг метод умолчание'.split(' '),
);

/** The keyword that `word` is, in Russian; `undefined` for a name. */
export function keywordOf(word: string): string | undefined {
  return keywords.has(word) ? word : english4russian.get(word);
}

/** Types whose values are written as `Дата{…}`. */
export const braceTypes: ReadonlySet<string> = new Set(
  (
    'Дата Время ДатаВремя Момент Байты Ууид ЧасовойПояс Версия Локаль ' +
    'Date Time DateTime Instant Bytes Uuid TimeZone Version Locale'
  ).split(' '),
);

/** Words that stand where types stand and name none. */
export const typeWords: ReadonlySet<string> = new Set(['неизвестно', 'никогда', 'ничто']);

/** Keywords in front of the name of a variable. */
export const declarators: ReadonlySet<string> = new Set(['пер', 'знч', 'исп', 'конст', 'для', 'поймать']);

/** Keywords in front of the name of a type. */
export const ownTypes: ReadonlySet<string> = new Set(['структура', 'перечисление', 'исключение']);
