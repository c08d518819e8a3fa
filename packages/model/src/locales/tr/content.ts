import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Dipnotlar',
  backToReference: (number) => `${number} numaralı göndermeye dön`,
  linkToHeading: (heading) => `Doğrudan bağlantı: ${heading}`,
  table: (number) => `Tablo ${number}`,
  done: 'Yapıldı',
  notDone: 'Yapılmadı',
  diagram: (number) => `Diyagram ${number}`,
  quotes: ['“', '”'],
};
