import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Przypisy',
  backToReference: (number) => `Wróć do odwołania ${number}`,
  linkToHeading: (heading) => `Bezpośredni link do ${heading}`,
  table: (number) => `Tabela ${number}`,
  done: 'Zrobione',
  notDone: 'Niezrobione',
  diagram: (number) => `Diagram ${number}`,
  quotes: ['„', '”'],
};
