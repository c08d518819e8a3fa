import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Ескертпелер',
  backToReference: (number) => `${number}-сілтемеге оралу`,
  linkToHeading: (heading) => `Тікелей сілтеме: ${heading}`,
  table: (number) => `${number}-кесте`,
  done: 'Орындалды',
  notDone: 'Орындалмады',
  diagram: (number) => `${number}-сызба`,
  quotes: ['«', '»'],
};
