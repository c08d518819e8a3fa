/** What is said where a diagram could not be drawn. */
export const diagramWords = {
  'diagram.failed': 'The diagram could not be drawn. Its source:',
  'diagram.retry': 'Try again',
};
