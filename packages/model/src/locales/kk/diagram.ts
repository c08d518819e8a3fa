import type { diagramWords as english } from '../en/diagram.ts';

/** What is said where a diagram could not be drawn. */
export const diagramWords: typeof english = {
  'diagram.failed': 'Сызбаны салу мүмкін болмады. Оның бастапқы мәтіні:',
  'diagram.retry': 'Қайталап көру',
};
