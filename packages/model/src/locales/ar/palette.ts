import type { paletteWords as english } from '../en/palette.ts';

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: typeof english = {
  'palette.seen': 'شوهدت مؤخرًا',
  'palette.section': 'في هذه الصفحة',
  'palette.command': 'أمر',
  'keys.title': 'اختصارات لوحة المفاتيح',
  'keys.search': 'البحث والأوامر',
  'keys.help': 'عرض هذه المفاتيح',
  'keys.move': 'التنقل لأعلى ولأسفل في القائمة',
  'keys.open': 'فتح المحدد',
  'keys.escape': 'إغلاق المفتوح',
  'keys.on': 'مفاتيح من حرف واحد',
  'keys.close': 'إغلاق',
};
