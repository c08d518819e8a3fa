import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Мақала туралы пікір',
  'feedback.question': 'Мақала көмектесті ме?',
  'feedback.yes': 'Иә',
  'feedback.no': 'Жоқ',
  'feedback.reason': 'Не дұрыс емес?',
  'feedback.details': 'Қаласаңыз, толығырақ жазыңыз',
  'feedback.email': 'Жауап күтсеңіз, электрондық поштаңыз',
  'feedback.send': 'Жіберу',
  'feedback.sending': 'Жіберілуде…',
  'feedback.retry': 'Қайталау',
  'feedback.cancel': 'Бас тарту',
  'feedback.thanks': 'Рақмет! Пікіріңіз мақаланы жақсартуға көмектеседі.',
  'feedback.kept': 'Жіберу мүмкін болмады. Пікіріңіз осы браузерде сақталды, байланыс қалпына келгенде жіберіледі.',
  'feedback.failed': 'Жіберу мүмкін болмады. Мәтін орнында тұр: сәл кейінірек қайталап көріңіз.',
};
