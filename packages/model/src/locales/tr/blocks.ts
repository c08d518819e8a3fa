import type { blocksWords as english } from '../en/blocks.ts';

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: typeof english = {
  'code.label': 'Kod',
  'code.copy': 'Kodu panoya kopyala',
  'code.copied': 'Kopyalandı',
  'code.wrap': 'Satır kaydırmayı aç veya kapat',
  'table.label': 'Tablo',
  'diagram.label': 'Diyagram',
  'formula.label': 'Formül',
};
