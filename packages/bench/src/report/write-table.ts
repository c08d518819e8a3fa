import type { BenchResults, PreviewResults, ReaderResults, SearchResults } from './bench-results.ts';
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

/** What the search costs as Markdown: where it was measured, two columns for each size, and what is not met. */
export function writeSearchTable({ machine, runs, measurements, figures }: SearchResults): string {
  const heads = [
    'figure',
    ...measurements.flatMap(({ pages }) => [`${formatCount(pages)} pages`, 'lunr']),
    'budget, 1 000 pages',
    'verdict',
  ];
  const lines = figures.map(({ name, cells, budget, verdict }) => row([name, ...cells, budget, budget === '—' ? '' : verdict]));
  const judged = figures.filter(({ budget }) => budget !== '—');
  return [whereMeasured(machine, runs), [row(heads), row(heads.map(() => '---')), ...lines].join('\n'), summarise(judged)].join('\n\n');
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
