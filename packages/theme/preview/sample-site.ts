import type { Body, FrameData, FrameLink, LinkTable, Page, PageData, RoutePath, SidebarNode } from '@helpgen/model';
import { interfaceWords } from '@helpgen/model/locales/interface';

/** Address under which the preview stands. */
export const basePath = '/docs/';

const link = (label: string, path: string): FrameLink => ({ label, href: basePath + path });

/** What surrounds every page of the preview. */
export const frame: FrameData = {
  edition: '9.0/ru',
  title: 'Встроенный язык сценариев',
  tagline: 'Справка для тех, кто пишет сценарии',
  basePath,
  trailingSlash: true,
  router: 'browser',
  locale: { code: 'ru', htmlLang: 'ru', direction: 'ltr', calendar: 'gregory' },
  words: interfaceWords.ru,
  homeHref: basePath,
  searchHref: `${basePath}search/`,
  versions: [{ name: '9.0', label: '9.0', path: '' }],
  navbar: {
    title: 'Язык сценариев',
    logo: null,
    hideOnScroll: false,
    style: 'default',
    items: [
      { type: 'link', position: 'left', ...link('Язык', 'topics/if/'), sidebar: 'developer' },
      { type: 'link', position: 'left', ...link('Словарь', 'glossary/') },
      { type: 'link', position: 'left', ...link('История выпусков', 'topics/whats-new/') },
      { type: 'dropdown', position: 'left', label: 'Ещё', items: [link('Установка', 'topics/install/'), { label: 'Сайт', href: 'https://example.org/' }] },
      { type: 'versions', position: 'right', itemsBefore: [], itemsAfter: [{ label: 'Все версии', href: 'https://example.org/all/' }] },
    ],
  },
  announcementBar: { id: 'hello', content: 'Вышла версия 9.0: <a href="/docs/topics/whats-new/">что нового</a>', isCloseable: true },
  footer: {
    style: 'light',
    logo: null,
    columns: [
      { title: 'Документация', items: [link('Обзор языка', 'topics/if/'), link('Стандартная библиотека', 'stdlib/')] },
      { title: 'Ещё', items: [{ label: 'Сообщество', href: 'https://example.org/forum/' }, link('Лицензии', 'topics/copyrights/')] },
    ],
    copyright: '© 2011–2025 «Пример»',
  },
  options: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    sidebar: { collapsible: true, collapsed: true, hideable: false, autoCollapse: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    zoom: null,
    codeBlocks: { prompts: [] },
    progressBar: { minimum: 0.08, speedMs: 200, delayMs: 200 },
    search: null,
    analytics: null,
    feedback: null,
    loaderDelayMs: 200,
    storageNamespace: '-abc',
    versionPersistence: 'localStorage',
  },
};

const doc = (label: string, path: string): SidebarNode => ({ kind: 'doc', label, href: basePath + path });

/** The whole sidebar of the preview. */
export const tree: readonly SidebarNode[] = [
  doc('Обзор языка', 'topics/overview/'),
  {
    kind: 'category',
    label: 'Основы языка',
    href: `${basePath}topics/basics/`,
    items: [
      doc('Переменные', 'topics/variables/'),
      doc('Условный оператор «если»', 'topics/if/'),
      doc('Циклы «для» и «пока»', 'topics/loops/'),
      { kind: 'category', label: 'Исключения', fallbackHref: `${basePath}topics/exceptions/`, items: [doc('Обработка исключений', 'topics/exceptions/')] },
      doc('Лямбда-выражения', 'topics/lambda/'),
    ],
  },
  { kind: 'category', label: 'Файлы и сеть', fallbackHref: `${basePath}topics/files/`, items: [doc('Работа с файлами', 'topics/files/'), doc('HTTP-запросы', 'topics/http/')] },
  doc('Очень длинное название статьи, которое не помещается в одну строку боковой панели', 'topics/long/'),
];

const cut: readonly SidebarNode[] = tree.map((node) =>
  node.label === 'Файлы и сеть' ? { ...node, items: [], isCut: true } : node,
);

/** A page of the preview at `route`. */
export function makePage(route: string, changes: Partial<PageData> = {}, body: Body = [], links: LinkTable = { links: [], assets: [] }): Page {
  const title = changes.title ?? 'Страница';
  const data: PageData = {
    route: route as RoutePath,
    href: route === '/' ? basePath : `${basePath}${route.slice(1)}/`,
    kind: 'doc',
    edition: frame.edition,
    version: { name: '9.0', label: '9.0', badge: false },
    title,
    showsTitle: true,
    documentTitle: `${title} | ${frame.title}`,
    description: '',
    toc: '',
    crumbs: [{ label: 'Основы языка', href: `${basePath}topics/basics/` }, { label: title }],
    previous: { label: 'Переменные', href: `${basePath}topics/variables/` },
    next: { label: 'Циклы «для» и «пока»', href: `${basePath}topics/loops/` },
    sidebar: { id: 'developer', items: cut, treeHref: `${basePath}assets/sidebar-1.json` },
    banners: [],
    editHref: 'https://example.org/edit/if.md',
    lastUpdate: { date: '2025-10-20T08:00:00Z', author: 'А. Иванова' },
    versions: [
      { name: '9.0', label: '9.0', href: `${basePath}topics/if/`, isCurrent: true, isCounterpart: true },
      { name: '8.5', label: '8.5', href: `${basePath}8.5/topics/if/`, isCurrent: false, isCounterpart: true },
    ],
    locales: [{ code: 'ru', label: 'Русский', href: `${basePath}topics/if/`, isCurrent: true }],
    tags: [],
    cards: [],
    markdownHref: `${basePath}topics/if.md`,
    ...changes,
  };
  return { data, body, links, head: [{ tag: 'meta', attributes: { name: 'description', content: title } }] };
}
