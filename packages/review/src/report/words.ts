import type { Severity } from '@helpgen/model';
import type { ChangeKind, PageChange } from '../site-review.ts';

/** What a report says in one language. Numbers stand behind colons, so that nothing has to be declined. */
export interface ReportWords {
  readonly language: string;
  readonly title: string;
  readonly against: string;
  readonly nothing: string;
  /** How many pages the site has. */
  readonly inAll: string;
  readonly pageCount: string;
  readonly changedPages: string;
  readonly andPages: string;
  readonly kinds: { readonly [kind in ChangeKind]: string };
  readonly pageStates: { readonly [state in PageChange['state']]: string };
  readonly movedHere: string;
  readonly redirected: string;
  readonly withoutRedirect: string;
  readonly likely: string;
  readonly addresses: string;
  readonly anchors: string;
  readonly movedAnchors: string;
  readonly causes: string;
  readonly cause: string;
  readonly singlePages: string;
  readonly onlyAround: string;
  readonly onlyLook: string;
  readonly leadsTo: string;
  readonly ofConfig: string;
  readonly ofTheme: string;
  readonly ofPresets: string;
  readonly ofPages: string;
  readonly ofHelpgen: string;
  readonly answers: string;
  readonly question: string;
  readonly place: string;
  readonly notFound: string;
  readonly newFindings: string;
  readonly mendedFindings: string;
  readonly sizes: string;
  readonly before: string;
  readonly after: string;
  readonly name: string;
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
  inAll: 'Pages of the site',
  pageCount: 'pages',
  changedPages: 'What changed on pages',
  andPages: 'and on other pages',
  kinds: {
    text: 'Text', structure: 'Structure', code: 'Code', links: 'Links',
    api: 'API', metadata: 'Metadata', navigation: 'Navigation', look: 'Look only',
  },
  pageStates: { changed: 'Changed', added: 'New', moved: 'Moved', vanished: 'Vanished' },
  movedHere: 'Moved here from',
  redirected: 'redirect',
  withoutRedirect: 'no redirect',
  likely: 'most of it stands at',
  addresses: 'Addresses',
  anchors: 'Anchors that vanished',
  movedAnchors: 'Anchors that lead to another text now',
  causes: 'Causes',
  cause: 'Because of',
  singlePages: 'Files that changed one page',
  onlyAround: 'The article is as it was; what stands around it changed: sidebar, neighbours, menus.',
  onlyLook: 'The article is as it was; how the page looks or what it loads changed.',
  leadsTo: 'Leads to',
  ofConfig: 'the config of the site',
  ofTheme: 'the theme',
  ofPresets: 'the presets',
  ofPages: 'titles and places of other pages',
  ofHelpgen: 'the build of helpgen, or pictures and styles',
  answers: 'Golden questions whose answers changed',
  question: 'Question',
  place: 'place',
  notFound: 'not found',
  newFindings: 'New findings',
  mendedFindings: 'Mended findings',
  sizes: 'Sizes in bytes',
  before: 'Before',
  after: 'Now',
  name: 'Name',
  changes: 'Changes',
  part: 'part',
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
  inAll: 'Страниц на сайте',
  pageCount: 'страниц',
  changedPages: 'Что изменилось на страницах',
  andPages: 'и ещё страниц',
  kinds: {
    text: 'Текст', structure: 'Строение', code: 'Код', links: 'Ссылки',
    api: 'API', metadata: 'Метаданные', navigation: 'Навигация', look: 'Только вид',
  },
  pageStates: { changed: 'Изменены', added: 'Новые', moved: 'Перемещены', vanished: 'Исчезли' },
  movedHere: 'Перемещена сюда с адреса',
  redirected: 'перенаправление',
  withoutRedirect: 'нет перенаправления',
  likely: 'больше всего похожа страница',
  addresses: 'Адреса',
  anchors: 'Исчезнувшие якоря',
  movedAnchors: 'Якоря, которые теперь ведут к другому тексту',
  causes: 'Причины',
  cause: 'Из-за чего',
  singlePages: 'Файлы, из-за которых изменилась одна страница',
  onlyAround: 'Сама статья прежняя, изменилось то, что вокруг неё: боковое меню, соседние страницы, другие меню.',
  onlyLook: 'Сама статья прежняя, изменилось то, как страница выглядит или что она загружает.',
  leadsTo: 'Ведёт на',
  ofConfig: 'настройки сайта',
  ofTheme: 'тема',
  ofPresets: 'пресеты',
  ofPages: 'названия и места других страниц',
  ofHelpgen: 'сборка helpgen, картинки или стили',
  answers: 'Контрольные вопросы с другими ответами',
  question: 'Вопрос',
  place: 'место',
  notFound: 'не найдено',
  newFindings: 'Новые замечания',
  mendedFindings: 'Исправленные замечания',
  sizes: 'Размеры в байтах',
  before: 'Было',
  after: 'Стало',
  name: 'Имя',
  changes: 'Изменения',
  part: 'часть',
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
