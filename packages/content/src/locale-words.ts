/** The few words that compiled content carries itself; everything else is said by the theme. */
export interface LocaleWords {
  readonly footnotes: string;
  backToReference(number: string): string;
  linkToHeading(heading: string): string;
  table(number: number): string;
  readonly done: string;
  readonly notDone: string;
  diagram(number: number): string;
  /** Opening and closing quotes, outer pair first. */
  readonly quotes: readonly [string, string];
}

const english: LocaleWords = {
  footnotes: 'Footnotes',
  backToReference: (number) => `Back to reference ${number}`,
  linkToHeading: (heading) => `Direct link to ${heading}`,
  table: (number) => `Table ${number}`,
  done: 'Done',
  notDone: 'Not done',
  diagram: (number) => `Diagram ${number}`,
  quotes: ['“', '”'],
};

const russian: LocaleWords = {
  footnotes: 'Примечания',
  backToReference: (number) => `Вернуться к ссылке ${number}`,
  linkToHeading: (heading) => `Прямая ссылка на ${heading}`,
  table: (number) => `Таблица ${number}`,
  done: 'Выполнено',
  notDone: 'Не выполнено',
  diagram: (number) => `Схема ${number}`,
  quotes: ['«', '»'],
};

/** The words for `locale`; those of English when its language has none. */
export function wordsFor(locale: string): LocaleWords {
  return /^ru(?:-|$)/i.test(locale) ? russian : english;
}
