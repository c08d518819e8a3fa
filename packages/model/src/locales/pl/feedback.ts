import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Opinia o tym artykule',
  'feedback.question': 'Czy ten artykuł był pomocny?',
  'feedback.yes': 'Tak',
  'feedback.no': 'Nie',
  'feedback.reason': 'Co jest nie tak?',
  'feedback.details': 'Szczegóły, jeśli chcesz',
  'feedback.email': 'Twój adres e-mail, jeśli oczekujesz odpowiedzi',
  'feedback.send': 'Wyślij',
  'feedback.sending': 'Wysyłanie…',
  'feedback.retry': 'Ponów',
  'feedback.cancel': 'Anuluj',
  'feedback.thanks': 'Dziękujemy! Twoja opinia pomaga ulepszyć artykuł.',
  'feedback.kept': 'Nie udało się wysłać. Opinia jest zapisana w tej przeglądarce i zostanie wysłana, gdy wróci połączenie.',
  'feedback.failed': 'Nie udało się wysłać. Twój tekst nadal tu jest: spróbuj ponownie za chwilę.',
};
