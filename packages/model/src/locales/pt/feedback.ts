import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Opinião sobre este artigo',
  'feedback.question': 'Este artigo foi útil?',
  'feedback.yes': 'Sim',
  'feedback.no': 'Não',
  'feedback.reason': 'O que está errado?',
  'feedback.details': 'Detalhes, se quiser',
  'feedback.email': 'Seu e-mail, se quiser uma resposta',
  'feedback.send': 'Enviar',
  'feedback.sending': 'Enviando…',
  'feedback.retry': 'Tentar novamente',
  'feedback.cancel': 'Cancelar',
  'feedback.thanks': 'Obrigado! Sua opinião ajuda a melhorar o artigo.',
  'feedback.kept': 'Não foi possível enviar. Sua opinião está guardada neste navegador e será enviada quando a conexão voltar.',
  'feedback.failed': 'Não foi possível enviar. Seu texto continua aqui: tente novamente um pouco mais tarde.',
};
