import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Ескертпелер',
  'content.backToReference': '{number}-сілтемеге оралу',
  'content.linkToHeading': 'Тікелей сілтеме: {heading}',
  'content.table': '{number}-кесте',
  'content.done': 'Орындалды',
  'content.notDone': 'Орындалмады',
  'content.diagram': '{number}-сызба',
  'content.codeNote': '{number}-ескертпе',
  'content.quotes': '«{text}»',
};
