import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': 'Ещё {count}',
  'sidebar.expand': 'Развернуть раздел «{label}»',
  'sidebar.collapse': 'Свернуть раздел «{label}»',
  'sidebar.filter': 'Найти раздел',
  'sidebar.found': 'Найден {count} раздел|Найдено {count} раздела|Найдено {count} разделов',
  'sidebar.foundMore': 'Первые {shown} из {count} разделов',
  'sidebar.nothing': 'Раздела с таким названием нет. Поиск смотрит и в текст статей.',
  'sidebar.search': 'Искать «{text}» в статьях',
  'sidebar.failed': 'Не удалось загрузить список разделов.',
  'sidebar.hide': 'Свернуть боковую панель',
  'sidebar.show': 'Развернуть боковую панель',
};
