import type { sidebarWords as english } from '../en/sidebar.ts';

/** What the sidebar says. */
export const sidebarWords: typeof english = {
  'sidebar.more': '{count} أخرى',
  'sidebar.expand': 'توسيع فئة الشريط الجانبي «{label}»',
  'sidebar.collapse': 'طي فئة الشريط الجانبي «{label}»',
  'sidebar.filter': 'تصفية الأقسام',
  'sidebar.found':
    'لم يُعثر على أي عنصر|عُثر على عنصر واحد|عُثر على عنصرين|عُثر على {count} عناصر|عُثر على {count} عنصرًا|عُثر على {count} عنصر',
  'sidebar.foundMore': 'أول {shown} من أصل {count}',
  'sidebar.nothing': 'لا يوجد قسم بهذا الاسم. يشمل البحث نصوص المقالات أيضًا.',
  'sidebar.search': 'ابحث عن «{text}» في المقالات',
  'sidebar.failed': 'تعذّر تحميل قائمة الأقسام.',
  'sidebar.hide': 'طي الشريط الجانبي',
  'sidebar.show': 'توسيع الشريط الجانبي',
};
