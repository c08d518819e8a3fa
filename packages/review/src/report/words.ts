import type { Severity } from '@helpgen/model';
import type { ChangeKind } from '../site-review.ts';

/** What a report says in one language. Numbers stand behind colons, so that nothing has to be declined. */
export interface ReportWords {
  readonly language: string;
  readonly title: string;
  readonly against: string;
  readonly nothing: string;
  readonly pages: string;
  readonly overview: string;
  readonly kinds: { readonly [kind in ChangeKind]: string };
  readonly added: string;
  readonly moved: string;
  readonly vanished: string;
  readonly withRedirect: string;
  readonly withoutRedirect: string;
  readonly likely: string;
  readonly addresses: string;
  readonly anchors: string;
  readonly causes: string;
  readonly ofConfig: string;
  readonly ofTheme: string;
  readonly ofPresets: string;
  readonly ofPages: string;
  readonly ofHelpgen: string;
  readonly answers: string;
  readonly place: string;
  readonly notFound: string;
  readonly findings: string;
  readonly newFindings: string;
  readonly mendedFindings: string;
  readonly sizes: string;
  readonly before: string;
  readonly after: string;
  readonly name: string;
  readonly page: string;
  readonly changes: string;
  readonly part: string;
  readonly toOverview: string;
  readonly samePages: string;
  readonly signatures: string;
  readonly states: { readonly [state in 'added' | 'removed' | 'changed' | 'moved']: string };
  readonly severities: { readonly [severity in Severity]: string };
  readonly fileKinds: { readonly [kind: string]: string };
  readonly more: string;
  readonly fullReport: string;
  readonly pictures: string;
}

const en: ReportWords = {
  language: 'en',
  title: 'What changed',
  against: 'Compared with',
  nothing: 'Nothing that a reader could see has changed.',
  pages: 'Pages',
  overview: 'Overview',
  kinds: {
    text: 'Text', structure: 'Structure', code: 'Code', links: 'Links',
    api: 'API', metadata: 'Metadata', navigation: 'Navigation', look: 'Look only',
  },
  added: 'New',
  moved: 'Moved',
  vanished: 'Vanished',
  withRedirect: 'leads to',
  withoutRedirect: 'nothing leads on from it',
  likely: 'most of it stands at',
  addresses: 'Addresses',
  anchors: 'Anchors that vanished',
  causes: 'Causes',
  ofConfig: 'the config of the site',
  ofTheme: 'the theme',
  ofPresets: 'the presets',
  ofPages: 'titles and places of other pages',
  ofHelpgen: 'the build of helpgen, or pictures and styles',
  answers: 'Golden questions whose answers changed',
  place: 'place',
  notFound: 'not found',
  findings: 'Findings',
  newFindings: 'New',
  mendedFindings: 'Mended',
  sizes: 'Sizes in bytes',
  before: 'Before',
  after: 'Now',
  name: 'Name',
  page: 'Page',
  changes: 'Changes',
  part: 'Part',
  toOverview: 'To the overview',
  samePages: 'The same on',
  signatures: 'Signatures',
  states: { added: 'new', removed: 'removed', changed: 'changed', moved: 'moved' },
  severities: { error: 'error', warning: 'warning', note: 'note' },
  fileKinds: { files: 'Files', bytes: 'All', html: 'HTML', js: 'JavaScript', css: 'CSS' },
  more: 'more',
  fullReport: 'All of it is in the report (`index.html`).',
  pictures: 'Pictures',
};

const ru: ReportWords = {
  language: 'ru',
  title: 'Что изменилось',
  against: 'По сравнению с',
  nothing: 'Ничего из того, что видит читатель, не изменилось.',
  pages: 'Страницы',
  overview: 'Обзор',
  kinds: {
    text: 'Текст', structure: 'Строение', code: 'Код', links: 'Ссылки',
    api: 'API', metadata: 'Метаданные', navigation: 'Навигация', look: 'Только вид',
  },
  added: 'Новые',
  moved: 'Перемещены',
  vanished: 'Исчезли',
  withRedirect: 'ведёт на',
  withoutRedirect: 'с этого адреса ничего не ведёт дальше',
  likely: 'больше всего похожа страница',
  addresses: 'Адреса',
  anchors: 'Исчезнувшие якоря',
  causes: 'Причины',
  ofConfig: 'настройки сайта',
  ofTheme: 'тема',
  ofPresets: 'пресеты',
  ofPages: 'названия и места других страниц',
  ofHelpgen: 'сборка helpgen, картинки или стили',
  answers: 'Контрольные вопросы с другими ответами',
  place: 'место',
  notFound: 'не найдено',
  findings: 'Замечания',
  newFindings: 'Новые',
  mendedFindings: 'Исправлены',
  sizes: 'Размеры в байтах',
  before: 'Было',
  after: 'Стало',
  name: 'Имя',
  page: 'Страница',
  changes: 'Изменения',
  part: 'Часть',
  toOverview: 'К обзору',
  samePages: 'То же самое на страницах',
  signatures: 'Сигнатуры',
  states: { added: 'новое', removed: 'удалено', changed: 'изменено', moved: 'перемещено' },
  severities: { error: 'ошибка', warning: 'предупреждение', note: 'заметка' },
  fileKinds: { files: 'Файлы', bytes: 'Всего', html: 'HTML', js: 'JavaScript', css: 'CSS' },
  more: 'ещё',
  fullReport: 'Целиком — в отчёте (`index.html`).',
  pictures: 'Снимки',
};

/** The words of a report in `language`; English where there are none. */
export function wordsIn(language: string): ReportWords {
  return language === 'ru' ? ru : en;
}
