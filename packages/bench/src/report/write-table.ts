import type { BenchResults, PreviewResults, ReaderResults, SearchResults } from './bench-results.ts';
import type { AnswersOfSet } from '../measure/measure-answers.ts';
import { formatCount } from './format-figures.ts';

/** The results as Markdown: where they were measured, the table, and what is not met. */
export function writeTable({ machine, runs, figures }: BenchResults): string {
  const lines = figures.map(({ name, reference, own, ratio, processor, budget, verdict }) =>
    row([name, reference, own, ratio, processor.reference, processor.own, processor.ratio, budget, budget === '—' ? '' : verdict]),
  );
  const heads = ['work', 'Hugo', 'helpgen', 'ratio', 'Hugo, processor', 'helpgen, processor', 'ratio', 'budget', 'verdict'];
  return [
    `Measured with Node ${machine.node} and ${machine.hugo === null ? 'no Hugo to compare with' : `Hugo ${machine.hugo}`} ` +
      `on ${machine.processors} × ${machine.model}; ${medianOf(runs)}, the generators taking turns.` +
      (machine.isBusy ? ' Other work ran on the machine, so trust ratios, those of processor seconds most, more than times.' : ''),
    [row(heads), row(heads.map(() => '---')), ...lines].join('\n'),
    summarise(figures.filter(({ budget }) => budget !== '—')),
  ].join('\n\n');
}

/** What a reader gets as Markdown: where it was measured, a column for each site, and what is not met. */
export function writeReaderTable({ machine, runs, measurements, figures }: ReaderResults): string {
  const lines = figures.map(({ name, own, budget, verdict }) => row([name, ...own, budget, verdict]));
  const sites = measurements.map(({ site }) => site);
  return [
    whereMeasured(machine, runs),
    [row(['figure', ...sites, 'budget', 'verdict']), row(['---', ...sites.map(() => '---'), '---', '---']), ...lines].join('\n'),
    summarise(figures),
  ].join('\n\n');
}

/** What the search costs as Markdown: where it was measured, two columns for each size, what is not met, and what it finds. */
export function writeSearchTable({ machine, runs, measurements, figures, answers }: SearchResults): string {
  const found = answers.map(writeAnswers);
  if (measurements.length === 0) return found.join('\n\n');
  const heads = [
    'figure',
    ...measurements.flatMap(({ pages }) => [`${formatCount(pages)} pages`, 'lunr']),
    'budget, 1 000 pages',
    'verdict',
  ];
  const lines = figures.map(({ name, cells, budget, verdict }) => row([name, ...cells, budget, budget === '—' ? '' : verdict]));
  const judged = figures.filter(({ budget }) => budget !== '—');
  const table = [row(heads), row(heads.map(() => '---')), ...lines].join('\n');
  return [whereMeasured(machine, runs), table, summarise(judged), ...found].join('\n\n');
}

/** A right page first, among three and among eight, in 100 questions, and the mean reciprocal rank, by class and search. */
function writeAnswers({ set, classes }: AnswersOfSet): string {
  const heads = [set, 'questions', ...(classes[0]?.peers.map(({ name }) => name) ?? [])];
  const lines = classes.map(({ name, questions, peers }) =>
    row([name, String(questions), ...peers.map(({ first, three, eight, mrr }) => `${first}/${three}/${eight} (${mrr.toFixed(2).replace(/^0/, '')})`)]),
  );
  return [row(heads), row(heads.map(() => '---')), ...lines].join('\n');
}

/** What a person who writes waits for as Markdown: where it was measured, the table, and what is not met. */
export function writePreviewTable({ machine, edits, figures }: PreviewResults): string {
  const lines = figures.map(({ name, reference, own, ratio, budget, verdict }) =>
    row([name, reference, own, ratio, budget, verdict === 'not measured' ? '' : verdict]),
  );
  const heads = ['figure', 'Hugo', 'helpgen', 'ratio', 'budget', 'verdict'];
  return [
    `Measured with Node ${machine.node}, ${machine.browser} and ${machine.hugo === null ? 'no Hugo to compare with' : `Hugo ${machine.hugo}`} ` +
      `on ${machine.processors} × ${machine.model}; ${edits} edits of ours.` +
      `${machine.isBusy ? ' Other work ran on the machine, so trust ratios more than times.' : ''}`,
    [row(heads), row(heads.map(() => '---')), ...lines].join('\n'),
    summarise(figures.filter(({ verdict }) => verdict !== 'not measured')),
  ].join('\n\n');
}

function whereMeasured(machine: ReaderResults['machine'], runs: number): string {
  const busy = machine.isBusy ? ' Other work ran on the machine, so the times are too long.' : '';
  return `Measured with ${machine.browser} on ${machine.processors} × ${machine.model}; ${medianOf(runs)}.${busy}`;
}

function medianOf(runs: number): string {
  return `the median of ${runs === 1 ? 'one run' : `${runs} runs`}`;
}

function summarise(figures: readonly { readonly name: string; readonly verdict: string }[]): string {
  const missed = figures.filter(({ verdict }) => verdict === 'not met').map(({ name }) => name);
  const met = figures.filter(({ verdict }) => verdict === 'met').length;
  return missed.length === 0 ? `Met: ${met} of ${figures.length}.` : `Met: ${met} of ${figures.length}. Not met: ${missed.join('; ')}.`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
