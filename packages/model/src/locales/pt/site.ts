import type { siteWords as english } from '../en/site.ts';

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: typeof english = {
  'site.search': 'Busca',
  'feedback.reason.no-answer': 'Não responde à minha pergunta',
  'feedback.reason.hard-to-understand': 'É difícil de entender',
  'feedback.reason.outdated': 'Está desatualizado',
  'feedback.reason.few-examples': 'Tem poucos exemplos',
  'feedback.reason.wrong-code': 'O código tem erros',
  'feedback.reason.other': 'Outro motivo',
  'feedback.positiveHint': 'Como o artigo pode ficar ainda melhor?',
  'site.notFound': 'Página não encontrada',
  'site.moved': 'Esta página mudou de endereço',
  'site.movedTo': 'O novo endereço da página:',
};
