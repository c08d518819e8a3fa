import type { Page } from '@helpgen/model';
import { body, links, toc } from './sample-article.ts';
import { basePath, makePage } from './sample-site.ts';

/** One page of each kind. */
export const pages: readonly Page[] = [
  makePage('/topics/if', { title: 'Условный оператор «если»', toc, tags: ['язык', 'операторы'] }, body, links),
  makePage('/topics/loops', { title: 'Циклы «для» и «пока»', next: null }, ['<p>Короткая статья без оглавления.</p><p><a href="/docs/topics/if/#in-tab">к вкладке</a></p>']),
  makePage('/', { kind: 'category', title: 'Основы языка', description: 'Всё, с чего начинают.', sidebar: null, crumbs: [], editHref: null, lastUpdate: null, markdownHref: null, previous: null,
    cards: [
      { kind: 'doc', label: 'Переменные', href: `${basePath}topics/variables/`, description: 'Объявление, вывод типа и область действия имени.' },
      { kind: 'category', label: 'Исключения', href: `${basePath}topics/exceptions/`, description: '', count: 3 },
      { kind: 'link', label: 'Сайт', href: 'https://example.org/', description: 'Внешняя ссылка.' },
      { kind: 'doc', label: 'Циклы', href: `${basePath}topics/loops/`, description: 'Повторение действий.' },
    ],
  }),
  makePage('/topics/draft', { title: 'Черновик', banners: [{ kind: 'draft' }, { kind: 'unlisted' }, { kind: 'unmaintained', latestLabel: '9.0', latestHref: basePath }], version: { name: '8.5', label: '8.5', badge: true } }, ['<p>Текст.</p>']),
  makePage('/module', { kind: 'module', title: 'Компонент', module: 'pages/module.tsx', sidebar: null, crumbs: [] }),
  makePage('/bad-module', { kind: 'module', title: 'Без экспорта', module: 'pages/bad.tsx', sidebar: null, crumbs: [] }),
  makePage('/search', { kind: 'search', title: 'Поиск', sidebar: null, crumbs: [], previous: null, next: null }),
  makePage('/404', { kind: 'not-found', title: 'Страница не найдена', sidebar: null, crumbs: [], previous: null, next: null }),
];
