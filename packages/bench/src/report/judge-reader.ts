import type { WorkMeasurement } from '../measure/measure-work.ts';
import type { ReaderMeasurement } from '../measure/measure-reader.ts';
import type { ReaderFigure } from './bench-results.ts';
import { formatBytes, formatSeconds } from './format-figures.ts';

const kilobyte = 1024;

/** What each figure of a reader may be at most, and how it is written. */
const budgets: readonly {
  readonly name: string;
  readonly limit: number;
  of(measured: ReaderMeasurement): number;
  write(value: number): string;
}[] = [
  { name: 'HTML of an article, gzip', limit: 8 * kilobyte, of: ({ bytes }) => bytes['document'] ?? 0, write: formatBytes },
  { name: 'JavaScript at first view, gzip', limit: 75 * kilobyte, of: ({ bytes }) => bytes['script'] ?? 0, write: formatBytes },
  { name: 'CSS, gzip', limit: 10 * kilobyte, of: ({ bytes }) => bytes['stylesheet'] ?? 0, write: formatBytes },
  { name: 'requests at first view, fonts aside', limit: 6, of: ({ requests }) => requests, write: String },
  { name: 'total blocking time at 4 × CPU throttling', limit: 10, of: ({ blockingMs }) => blockingMs, write: formatMs },
  { name: 'largest contentful paint, same throttling', limit: 500, of: ({ paintMs }) => paintMs, write: formatSeconds },
  { name: 'layout shift', limit: 0, of: ({ shift }) => shift, write: String },
  { name: 'client navigation: requests', limit: 1, of: ({ navigation }) => navigation.requests, write: String },
  { name: 'client navigation: gzip', limit: 7 * kilobyte, of: ({ navigation }) => navigation.bytes, write: formatBytes },
  { name: 'client navigation: time', limit: 80, of: ({ navigation }) => navigation.ms, write: formatMs },
];

/** The table of the reader: each figure of each site beside its budget. */
export function judgeReader(measurements: readonly ReaderMeasurement[]): readonly ReaderFigure[] {
  return budgets.map(({ name, limit, of, write }) => ({
    name,
    own: measurements.map((measured) => write(of(measured))),
    budget: write(limit),
    verdict: measurements.every((measured) => of(measured) <= limit) ? 'met' : 'not met',
  }));
}

/** The work of the script on a guide, whose budget is what the other generator takes for the same text; it stands in the last of `columns`. */
export function judgeWork(work: readonly WorkMeasurement[], columns: number): readonly ReaderFigure[] {
  const [own, other] = work;
  if (own === undefined || other === undefined) return [];
  const line = (name: string, of: (measured: WorkMeasurement) => number): ReaderFigure => ({
    name,
    own: [...Array.from({ length: columns - 1 }, () => '—'), formatMs(of(own))],
    budget: `${formatMs(of(other))} (${other.name})`,
    verdict: of(own) <= of(other) ? 'met' : 'not met',
  });
  return [
    line('work of the script at 4 ×, a guide that is opened', ({ openedMs }) => openedMs),
    line('the same, opened and pointed at', ({ openedMs, pointedMs }) => openedMs + pointedMs),
    line('the same, until the pointer is on a link', ({ openedMs, pointedMs, approachedMs }) => openedMs + pointedMs + approachedMs),
  ];
}

function formatMs(ms: number): string {
  return `${ms} ms`;
}
