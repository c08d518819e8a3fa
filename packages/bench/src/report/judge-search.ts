import type { SearchMeasurement } from '../measure/measure-search.ts';
import type { SearchFigure } from './bench-results.ts';
import { formatBytes } from './format-figures.ts';

const kilobyte = 1024;
/** The size that budgets are stated for. */
const baseline = 1000;

/** What each figure of the search may be at most at 1 000 pages (`undefined`: it is only told), and how it is written. */
const budgets: readonly {
  readonly name: string;
  readonly limit: number | undefined;
  own(measured: SearchMeasurement): number;
  lunr(measured: SearchMeasurement): number | null;
  write(value: number): string;
}[] = [
  {
    name: 'downloaded before the first result, gzip',
    limit: 250 * kilobyte,
    own: ({ firstBytes }) => firstBytes,
    lunr: ({ lunr }) => lunr.bytes,
    write: formatBytes,
  },
  {
    name: 'all text, gzip',
    limit: 1.5 * kilobyte ** 2,
    own: ({ allBytes }) => allBytes,
    lunr: ({ lunr }) => lunr.bytes,
    write: formatBytes,
  },
  {
    name: 'typed query to first result, nothing loaded before',
    limit: 300,
    own: ({ firstMs }) => firstMs,
    lunr: ({ lunr }) => lunr.firstMs,
    write: formatMs,
  },
  { name: 'next query', limit: 50, own: ({ nextMs }) => nextMs, lunr: ({ lunr }) => lunr.nextMs, write: formatMs },
  { name: 'longest task of the page', limit: 20, own: ({ longestTaskMs }) => longestTaskMs, lunr: () => null, write: formatMs },
  {
    name: 'longest that its thread had a processor for a task',
    limit: undefined,
    own: ({ longestWorkMs }) => longestWorkMs,
    lunr: () => null,
    write: formatMs,
  },
];

/** The table of the search: each figure of each size, ours beside lunr's; the verdict is that of 1 000 pages. */
export function judgeSearch(measurements: readonly SearchMeasurement[]): readonly SearchFigure[] {
  const judged = measurements.find(({ pages }) => pages === baseline);
  return budgets.map(({ name, limit, own, lunr, write }) => ({
    name,
    cells: measurements.flatMap((measured) => {
      const other = lunr(measured);
      return [write(own(measured)), other === null ? '—' : write(other)];
    }),
    budget: limit === undefined ? '—' : write(limit),
    verdict: judged === undefined || limit === undefined ? 'not measured' : own(judged) <= limit ? 'met' : 'not met',
  }));
}

function formatMs(ms: number): string {
  return `${ms} ms`;
}
