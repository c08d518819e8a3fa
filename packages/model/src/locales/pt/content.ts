import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  footnotes: 'Notas de rodapé',
  backToReference: (number) => `Voltar à referência ${number}`,
  linkToHeading: (heading) => `Link direto para ${heading}`,
  table: (number) => `Tabela ${number}`,
  done: 'Concluído',
  notDone: 'Não concluído',
  diagram: (number) => `Diagrama ${number}`,
  quotes: ['“', '”'],
};
