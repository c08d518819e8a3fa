import type { Work } from '../measure/generator.ts';
import type { Measurement } from '../measure/measure-builds.ts';
import type { Sizes } from '../measure/measure-sizes.ts';
import type { Figure } from './bench-results.ts';
import { formatBytes, formatCount, formatRatio, formatSeconds } from './format-figures.ts';

const kilobyte = 1024;
const gigabyte = 1024 ** 3;
/** The size that budgets are stated for. */
export const baseline = 1000;

// Goals of the project: the first two are shares of Hugo's time in the same run, the third of our own at 1 000 pages.
const coldShare = 2.5;
const warmShares: { readonly [work in Exclude<Work, 'cold'>]: number } = { unchanged: 0.3, edited: 0.5 };
const growthPerPage = 4.2 / 4;
/** The works as the table names them. */
export const workNames: { readonly [work in Work]: string } = {
  cold: 'cold build',
  unchanged: 'nothing changed',
  edited: 'one page edited, index included',
};

/** The table: every figure that was measured, beside its budget. */
export function judge(measurements: readonly Measurement[], sizes: readonly Sizes[]): readonly Figure[] {
  return [
    ...measurements.filter(({ generator }) => generator === 'helpgen').map((own) => judgeTime(own, measurements)),
    ...measurements.filter(({ generator, work }) => generator === 'helpgen' && work === 'cold').map((own) => judgeMemory(own, measurements)),
    ...sizes.flatMap(judgeSizes),
  ];
}

function judgeTime(own: Measurement, all: readonly Measurement[]): Figure {
  const hugo = all.find((each) => each.generator === 'hugo' && each.work === own.work && each.pages === own.pages);
  const small = all.find((each) => each.generator === 'helpgen' && each.work === own.work && each.pages === baseline);
  const isGrowth = own.work === 'cold' && own.pages > baseline;
  const allowedGrowth = (growthPerPage * own.pages) / baseline;
  const share = own.work === 'cold' ? coldShare : warmShares[own.work];
  const limit = isGrowth ? times(small, allowedGrowth) : times(hugo, share);
  return {
    name: `${workNames[own.work]}, ${formatCount(own.pages)} pages`,
    reference: hugo === undefined ? '—' : formatSeconds(hugo.ms),
    own: formatSeconds(own.ms),
    ratio: [
      hugo === undefined ? '' : `${formatRatio(own.ms / hugo.ms)} × Hugo`,
      isGrowth && small !== undefined ? `${formatRatio(own.ms / small.ms)} × own ${formatCount(baseline)}` : '',
    ].filter((part) => part !== '').join(', ') || '—',
    budget: isGrowth ? `${formatRatio(allowedGrowth)} × own ${formatCount(baseline)}` : `${formatRatio(share)} × Hugo`,
    verdict: verdictOf(own.ms, limit),
  };
}

function judgeMemory(own: Measurement, all: readonly Measurement[]): Figure {
  const hugo = all.find((each) => each.generator === 'hugo' && each.work === 'cold' && each.pages === own.pages);
  const budget = (own.pages <= baseline ? 0.4 : 0.8) * gigabyte;
  const reference = hugo?.peakBytes ?? null;
  return {
    name: `memory of the process tree, cold, ${formatCount(own.pages)} pages`,
    reference: reference === null ? '—' : formatBytes(reference),
    own: own.peakBytes === null ? '—' : formatBytes(own.peakBytes),
    ratio: reference === null || own.peakBytes === null ? '—' : `${formatRatio(own.peakBytes / reference)} × Hugo`,
    budget: formatBytes(budget),
    verdict: verdictOf(own.peakBytes, budget),
  };
}

function judgeSizes({ pages, htmlGzip, scriptGzip, styleGzip, requests, index }: Sizes): readonly Figure[] {
  const size = (name: string, bytes: number | null, budget: number): Figure => ({
    name: `${name}, ${formatCount(pages)} pages`,
    reference: '—',
    own: bytes === null ? '—' : formatBytes(bytes),
    ratio: '—',
    budget: formatBytes(budget),
    verdict: verdictOf(bytes, budget),
  });
  const figures = [
    size('HTML of an article, gzip', htmlGzip, 8 * kilobyte),
    size('JavaScript at first view, gzip', scriptGzip, 75 * kilobyte),
    size('CSS, gzip', styleGzip, 10 * kilobyte),
    { ...size('requests at first view', null, 0), own: String(requests), budget: '6', verdict: verdictOf(requests, 6) },
  ];
  // The budget for all text is stated for 1 000 pages.
  return pages === baseline ? [
        ...figures,
        size('search, before the first results, gzip', index?.firstGzip ?? null, 250 * kilobyte),
        size('search, all text, gzip', index?.allGzip ?? null, 1.5 * kilobyte * kilobyte),
      ] : figures;
}

function times(measurement: Measurement | undefined, factor: number): number | null {
  return measurement === undefined ? null : measurement.ms * factor;
}

function verdictOf(value: number | null, limit: number | null): Figure['verdict'] {
  return value === null || limit === null ? 'not measured' : value <= limit ? 'met' : 'not met';
}
