/** What the preview says; counts come as whole phrases. */
export interface PreviewWords {
  readonly panel: string;
  readonly close: string;
  readonly trouble: (errors: number) => string;
  readonly beneath: string;
  readonly openPlace: string;
  readonly openSource: string;
  readonly openPage: string;
  readonly copied: string;
  readonly opened: string;
  readonly hint: string;
  readonly words: (count: number) => string;
  readonly minutes: (count: number) => string;
  readonly changed: (ago: string) => string;
  readonly justNow: string;
  readonly page: string;
  readonly nothingWrong: string;
  readonly site: string;
  readonly errors: (count: number) => string;
  readonly warnings: (count: number) => string;
  readonly notes: (count: number) => string;
  readonly fine: string;
  /** Names what stands in no file. */
  readonly whole: string;
  readonly more: (count: number) => string;
  readonly incomplete: string;
  readonly badge: (here: number, inAll: number) => string;
  readonly lost: string;
}

type Forms = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Writes a count before the form of a word that goes with it in `lang`. */
function counter(lang: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(lang);
  const format = new Intl.NumberFormat(lang);
  return (count) => `${format.format(count)}\u00a0${forms[rules.select(count)] ?? forms.other}`;
}

const russian = (): PreviewWords => ({
  panel: 'Предпросмотр',
  close: 'Закрыть',
  trouble: counter('ru', { one: 'ошибка', few: 'ошибки', other: 'ошибок' }),
  beneath: 'Пока это не исправлено, показано последнее состояние без ошибок.',
  openPlace: 'Открыть место в редакторе или скопировать его',
  openSource: 'Открыть файл страницы в редакторе или скопировать его имя',
  openPage: 'Перейти на страницу',
  copied: 'Скопировано',
  opened: 'Открыто в редакторе',
  hint: 'Подсказка',
  words: counter('ru', { one: 'слово', few: 'слова', other: 'слов' }),
  minutes: counter('ru', { one: 'минута чтения', few: 'минуты чтения', other: 'минут чтения' }),
  changed: (ago) => `изменена ${ago}`,
  justNow: 'только что',
  page: 'Эта страница',
  nothingWrong: 'Замечаний нет.',
  site: 'Остальной сайт по «helpgen check»',
  errors: counter('ru', { one: 'ошибка', few: 'ошибки', other: 'ошибок' }),
  warnings: counter('ru', { one: 'предупреждение', few: 'предупреждения', other: 'предупреждений' }),
  notes: counter('ru', { one: 'заметка', few: 'заметки', other: 'заметок' }),
  fine: 'Всё в порядке.',
  whole: 'Сайт в целом',
  more: (count) => `И ещё ${count}.`,
  incomplete: 'Сайт ещё собирается…',
  badge: (here, inAll) => `здесь ${here}, всего ${inAll}`,
  lost: 'Нет связи с сервером предпросмотра',
});

const english = (): PreviewWords => ({
  panel: 'Preview',
  close: 'Close',
  trouble: counter('en', { one: 'error', other: 'errors' }),
  beneath: 'Until it is mended, the last state without errors is shown.',
  openPlace: 'Open the place in the editor, or copy it',
  openSource: 'Open the file of the page in the editor, or copy its name',
  openPage: 'Go to the page',
  copied: 'Copied',
  opened: 'Opened in the editor',
  hint: 'Hint',
  words: counter('en', { one: 'word', other: 'words' }),
  minutes: counter('en', { one: 'minute to read', other: 'minutes to read' }),
  changed: (ago) => `changed ${ago}`,
  justNow: 'just now',
  page: 'This page',
  nothingWrong: 'No findings.',
  site: 'The rest of the site as `helpgen check` sees it',
  errors: counter('en', { one: 'error', other: 'errors' }),
  warnings: counter('en', { one: 'warning', other: 'warnings' }),
  notes: counter('en', { one: 'note', other: 'notes' }),
  fine: 'All is well.',
  whole: 'The site as a whole',
  more: (count) => `And ${count} more.`,
  incomplete: 'The site is still being built…',
  badge: (here, inAll) => `${here} here, ${inAll} in all`,
  lost: 'The preview server cannot be reached',
});

/** The words for a page in the language `lang`: Russian or English. */
export function previewWords(lang: string): PreviewWords {
  return /^ru\b/i.test(lang) ? russian() : english();
}
