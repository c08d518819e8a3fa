/** What the feedback widget says. */
export const feedbackWords = {
  'feedback.label': 'Feedback on this article',
  'feedback.question': 'Was this article helpful?',
  'feedback.yes': 'Yes',
  'feedback.no': 'No',
  'feedback.reason': 'What is wrong?',
  'feedback.details': 'Details, if you like',
  'feedback.email': 'Your e-mail address, if you would like an answer',
  'feedback.send': 'Send',
  'feedback.sending': 'Sending…',
  'feedback.retry': 'Retry',
  'feedback.cancel': 'Cancel',
  'feedback.thanks': 'Thank you! Your feedback helps to make the article better.',
  'feedback.kept': 'It could not be sent. Your feedback is kept in this browser and will be sent when the connection is back.',
  'feedback.failed': 'It could not be sent. Your text is still here: try again a little later.',
};
