import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': 'Ще {count}',
  'sidebar.expand': 'Розгорнути розділ «{label}»',
  'sidebar.collapse': 'Згорнути розділ «{label}»',
  'sidebar.filter': 'Знайти розділ',
  'sidebar.found': 'Знайдено {count} розділ|Знайдено {count} розділи|Знайдено {count} розділів',
  'sidebar.foundMore': 'Перші {shown} із {count} розділів',
  'sidebar.nothing': 'Розділу з такою назвою немає. Пошук дивиться і в текст статей.',
  'sidebar.search': 'Шукати «{text}» у статтях',
  'sidebar.failed': 'Не вдалося завантажити список розділів.',
  'sidebar.hide': 'Згорнути бічну панель',
  'sidebar.show': 'Розгорнути бічну панель',
};
