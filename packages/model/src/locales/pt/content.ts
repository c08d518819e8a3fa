import type { contentWords as english } from '../en/content.ts';

/** The few words that compiled content carries itself. */
export const contentWords: typeof english = {
  'content.footnotes': 'Notas de rodapé',
  'content.backToReference': 'Voltar à referência {number}',
  'content.linkToHeading': 'Link direto para {heading}',
  'content.table': 'Tabela {number}',
  'content.done': 'Concluído',
  'content.notDone': 'Não concluído',
  'content.diagram': 'Diagrama {number}',
  'content.codeNote': 'Nota {number}',
  'content.quotes': '“{text}”',
};
