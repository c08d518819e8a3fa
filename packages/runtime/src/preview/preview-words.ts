/** What the preview says. */
export interface PreviewWords {
  readonly panel: string;
  readonly trouble: string;
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly opened: string;
  readonly hint: string;
  readonly words: string;
  readonly minutes: string;
  readonly changed: string;
  readonly page: string;
  readonly nothingWrong: string;
  readonly site: string;
  readonly errors: string;
  readonly warnings: string;
  readonly notes: string;
  readonly fine: string;
  readonly incomplete: string;
  readonly lost: string;
}

const russian: PreviewWords = {
  panel: 'Предпросмотр',
  trouble: 'Ошибки на странице',
  close: 'Закрыть',
  copy: 'Открыть место в редакторе или скопировать его',
  copied: 'Скопировано',
  opened: 'Открыто в редакторе',
  hint: 'Подсказка',
  words: 'Слов',
  minutes: 'Читать, минут',
  changed: 'Изменена',
  page: 'Эта страница',
  nothingWrong: 'Замечаний нет',
  site: 'Весь сайт по «helpgen check»',
  errors: 'Ошибок',
  warnings: 'Предупреждений',
  notes: 'Заметок',
  fine: 'Всё в порядке',
  incomplete: 'Сайт ещё собирается…',
  lost: 'Нет связи с сервером предпросмотра',
};

const english: PreviewWords = {
  panel: 'Preview',
  trouble: 'Errors on this page',
  close: 'Close',
  copy: 'Open the place in the editor, or copy it',
  copied: 'Copied',
  opened: 'Opened in the editor',
  hint: 'Hint',
  words: 'Words',
  minutes: 'Minutes to read',
  changed: 'Changed',
  page: 'This page',
  nothingWrong: 'No findings',
  site: 'The whole site as `helpgen check` sees it',
  errors: 'Errors',
  warnings: 'Warnings',
  notes: 'Notes',
  fine: 'All is well',
  incomplete: 'The site is still being built…',
  lost: 'The preview server cannot be reached',
};

/** The words for a page in the language `lang`: Russian or English. */
export function previewWords(lang: string): PreviewWords {
  return /^ru\b/i.test(lang) ? russian : english;
}
