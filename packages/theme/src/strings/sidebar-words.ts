const en = {
  'sidebar.more': '{count} more',
  'sidebar.expand': "Expand sidebar category '{label}'",
  'sidebar.collapse': "Collapse sidebar category '{label}'",
  'sidebar.filter': 'Filter sections',
  'sidebar.found': '{count} entry found|{count} entries found',
  'sidebar.foundMore': 'The first {shown} of {count} entries',
  'sidebar.nothing': 'Nothing is called that. The search looks into the articles too.',
  'sidebar.failed': 'The list of sections could not be loaded.',
  'sidebar.hide': 'Collapse sidebar',
  'sidebar.show': 'Expand sidebar',
} as const;

const ru: { readonly [key in keyof typeof en]: string } = {
  'sidebar.more': 'Ещё {count}',
  'sidebar.expand': 'Развернуть раздел «{label}»',
  'sidebar.collapse': 'Свернуть раздел «{label}»',
  'sidebar.filter': 'Найти раздел',
  'sidebar.found': 'Найден {count} раздел|Найдено {count} раздела|Найдено {count} разделов',
  'sidebar.foundMore': 'Первые {shown} из {count} разделов',
  'sidebar.nothing': 'Раздела с таким названием нет. Поиск смотрит и в текст статей.',
  'sidebar.failed': 'Не удалось загрузить список разделов.',
  'sidebar.hide': 'Свернуть боковую панель',
  'sidebar.show': 'Развернуть боковую панель',
};

/** What the sidebar says; the words travel with its code. */
export const sidebarWords = { en, ru };
