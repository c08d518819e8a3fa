import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Відгук про статтю',
  'feedback.question': 'Стаття допомогла?',
  'feedback.yes': 'Так',
  'feedback.no': 'Ні',
  'feedback.reason': 'Що не так?',
  'feedback.details': 'Подробиці, якщо бажаєте',
  'feedback.email': 'Електронна адреса, якщо чекаєте на відповідь',
  'feedback.send': 'Надіслати',
  'feedback.sending': 'Надсилається…',
  'feedback.retry': 'Повторити',
  'feedback.cancel': 'Скасувати',
  'feedback.thanks': 'Дякуємо! Ваш відгук допоможе зробити статтю кращою.',
  'feedback.kept': 'Не вдалося надіслати. Відгук збережено в цьому браузері, його буде надіслано, щойно з’явиться зв’язок.',
  'feedback.failed': 'Не вдалося надіслати. Текст залишився на місці: спробуйте ще раз трохи згодом.',
};
