import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'شيفرة',
  'code.copy': 'نسخ الشيفرة إلى الحافظة',
  'code.copied': 'تم النسخ',
  'code.wrap': 'تبديل التفاف الأسطر',
  'table.label': 'جدول',
  'diagram.label': 'مخطط',
  'formula.label': 'معادلة',
};
