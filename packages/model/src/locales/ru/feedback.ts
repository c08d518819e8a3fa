import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Отзыв о статье',
  'feedback.question': 'Статья помогла?',
  'feedback.yes': 'Да',
  'feedback.no': 'Нет',
  'feedback.reason': 'Что не так?',
  'feedback.details': 'Подробности, если хотите',
  'feedback.email': 'Адрес почты, если ждёте ответа',
  'feedback.send': 'Отправить',
  'feedback.sending': 'Отправляется…',
  'feedback.retry': 'Повторить',
  'feedback.cancel': 'Отмена',
  'feedback.thanks': 'Спасибо! Ваш отзыв поможет сделать статью лучше.',
  'feedback.kept': 'Отправить не удалось. Отзыв сохранён в этом браузере и уйдёт, когда появится связь.',
  'feedback.failed': 'Отправить не удалось. Текст остался на месте: попробуйте ещё раз немного позже.',
};
