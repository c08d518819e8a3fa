import type { PreviewMeasurement } from '../measure/measure-preview.ts';
import type { Figure } from './bench-results.ts';
import { formatBytes, formatCount, formatRatio, formatSeconds } from './format-figures.ts';

/** How much the memory may grow by edits. */
const growth = 1.2;

interface Row {
  readonly name: string;
  readonly limit: ((own: PreviewMeasurement) => number) | undefined;
  of(measured: PreviewMeasurement): number;
  write(value: number): string;
}

const rows: readonly Row[] = [
  { name: 'first answer after the start', limit: undefined, of: ({ readyMs }) => readyMs, write: formatSeconds },
  { name: 'article seen after the start, no cache', limit: () => 1500, of: ({ firstPageMs }) => firstPageMs, write: formatSeconds },
  { name: 'saved edit seen, median', limit: () => 100, of: ({ editMs }) => editMs, write: formatSeconds },
  { name: 'saved edit seen, nine in ten', limit: undefined, of: ({ slowEditMs }) => slowEditMs, write: formatSeconds },
  { name: 'memory, site known', limit: undefined, of: ({ memoryBytes }) => memoryBytes ?? 0, write: formatBytes },
  {
    name: 'memory after the edits',
    limit: ({ memoryBytes }) => (memoryBytes ?? 0) * growth,
    of: ({ memoryAfterBytes }) => memoryAfterBytes ?? 0,
    write: formatBytes,
  },
];

/** The table of previews: each figure of each size beside Hugo's and its budget. */
export function judgePreview(measurements: readonly PreviewMeasurement[]): readonly Figure[] {
  return measurements
    .filter(({ generator }) => generator === 'helpgen')
    .flatMap((own) => {
      const hugo = measurements.find(({ generator, pages }) => generator === 'hugo' && pages === own.pages);
      return rows.map(({ name, limit, of, write }): Figure => {
        const most = limit?.(own);
        return {
          name: `${name}, ${formatCount(own.pages)} pages`,
          reference: hugo === undefined ? '—' : write(of(hugo)),
          own: write(of(own)),
          ratio: hugo === undefined ? '—' : `${formatRatio(of(own) / of(hugo))} × Hugo`,
          budget: most === undefined ? '—' : write(most),
          verdict: most === undefined ? 'not measured' : of(own) <= most ? 'met' : 'not met',
        };
      });
    });
}
