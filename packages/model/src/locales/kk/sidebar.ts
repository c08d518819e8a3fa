import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': 'Тағы {count}',
  'sidebar.expand': '«{label}» бөлімін жаю',
  'sidebar.collapse': '«{label}» бөлімін жию',
  'sidebar.filter': 'Бөлімді табу',
  'sidebar.found': '{count} бөлім табылды',
  'sidebar.foundMore': '{count} бөлімнің алғашқы {shown} бөлімі',
  'sidebar.nothing': 'Мұндай атаулы бөлім жоқ. Іздеу мақалалардың мәтінін де қарайды.',
  'sidebar.search': 'Мақалалардан «{text}» іздеу',
  'sidebar.failed': 'Бөлімдер тізімін жүктеу мүмкін болмады.',
  'sidebar.hide': 'Бүйір тақтаны жию',
  'sidebar.show': 'Бүйір тақтаны жаю',
};
