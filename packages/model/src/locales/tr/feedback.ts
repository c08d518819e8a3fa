import type { feedbackWords as english } from '../en/feedback.ts';

/** What the feedback widget says. */
export const feedbackWords: typeof english = {
  'feedback.label': 'Bu makale hakkında geri bildirim',
  'feedback.question': 'Bu makale yararlı oldu mu?',
  'feedback.yes': 'Evet',
  'feedback.no': 'Hayır',
  'feedback.reason': 'Sorun nedir?',
  'feedback.details': 'İsterseniz ayrıntılar',
  'feedback.email': 'Yanıt isterseniz e-posta adresiniz',
  'feedback.send': 'Gönder',
  'feedback.sending': 'Gönderiliyor…',
  'feedback.retry': 'Yeniden dene',
  'feedback.cancel': 'İptal',
  'feedback.thanks': 'Teşekkürler! Geri bildiriminiz makalenin iyileşmesine yardımcı olur.',
  'feedback.kept': 'Gönderilemedi. Geri bildiriminiz bu tarayıcıda saklandı ve bağlantı kurulunca gönderilecek.',
  'feedback.failed': 'Gönderilemedi. Metniniz duruyor: biraz sonra yeniden deneyin.',
};
