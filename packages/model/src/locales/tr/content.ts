import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Dipnotlar',
  'content.backToReference': '{number} numaralı göndermeye dön',
  'content.linkToHeading': 'Doğrudan bağlantı: {heading}',
  'content.table': 'Tablo {number}',
  'content.done': 'Yapıldı',
  'content.notDone': 'Yapılmadı',
  'content.diagram': 'Diyagram {number}',
  'content.codeNote': 'Not {number}',
  'content.quotes': '“{text}”',
};
