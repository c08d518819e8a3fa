import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  search: 'Busca',
  feedbackReasons: {
    'no-answer': 'Não responde à minha pergunta',
    'hard-to-understand': 'É difícil de entender',
    outdated: 'Está desatualizado',
    'few-examples': 'Tem poucos exemplos',
    'wrong-code': 'O código tem erros',
    other: 'Outro motivo',
  },
  feedbackHint: 'Como o artigo pode ficar ainda melhor?',
  notFound: 'Página não encontrada',
  moved: 'Esta página mudou de endereço',
  movedTo: 'O novo endereço da página:',
};
