/** What the filter of members says, by locale. */
export const membersWords = {
  en: { 'members.found': '{count} of {total}', 'members.none': 'Nothing found' },
  ru: { 'members.found': '{count} из {total}', 'members.none': 'Ничего не найдено' },
};
