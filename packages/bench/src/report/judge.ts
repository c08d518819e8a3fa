import { guidesName } from '../corpus/docs-corpus.ts';
import type { Work } from '../measure/generator.ts';
import type { Measurement } from '../measure/measure-builds.ts';
import type { Sizes } from '../measure/measure-sizes.ts';
import type { BuildFigure, Figure } from './bench-results.ts';
import { formatBytes, formatCount, formatRatio, formatSeconds } from './format-figures.ts';

const kilobyte = 1024;
const gigabyte = 1024 ** 3;
/** The size of the generated corpus that budgets are stated for. */
export const baseline = 1000;
/** From this number of pages on the start of a program no longer counts, and real text is judged by Hugo alone. */
const manyPages = 1000;

/** What a figure may be at most. */
interface Budget {
  readonly text: string;
  readonly verdict: Figure['verdict'];
}

const noBudget: Budget = { text: '—', verdict: 'not measured' };

/** The works as the table names them. */
const workNames: { readonly [work in Work]: string } = {
  cold: 'cold build',
  unchanged: 'nothing changed',
  edited: 'one page edited, index included',
};

/** The table: every figure that was measured, beside its budget. */
export function judge(measurements: readonly Measurement[], sizes: readonly Sizes[]): readonly BuildFigure[] {
  const own = measurements.filter(({ generator }) => generator === 'helpgen');
  return [
    ...own.flatMap((each) => [judgeTime(each, measurements), ...tellPackages(each, measurements)]),
    ...own.filter(({ kind, work }) => work === (kind === 'large' ? 'edited' : 'cold')).map((each) => judgeMemory(each, measurements)),
    ...sizes.flatMap(judgeSizes),
  ];
}

function judgeTime(own: Measurement, all: readonly Measurement[]): BuildFigure {
  const hugo = all.find((each) => each.generator === 'hugo' && each.work === own.work && each.corpus === own.corpus);
  const small = all.find(
    ({ generator, kind, work, pages }) => generator === 'helpgen' && kind === 'generated' && work === 'cold' && pages === baseline,
  );
  const guides = all.find(({ corpus, generator, work }) => corpus.startsWith(guidesName) && generator === 'helpgen' && work === 'cold');
  const isGrowth = own.kind === 'generated' && own.work === 'cold' && own.pages > baseline;
  const growth = isGrowth && small !== undefined ? own.ms / small.ms : undefined;
  const pageShare = own.kind === 'docs' && own.work === 'cold' && guides !== undefined ? perPage(own) / perPage(guides) : undefined;
  const ratios = [
    hugo === undefined ? '' : `${formatRatio(own.ms / hugo.ms)} × Hugo`,
    growth === undefined ? '' : `${formatRatio(growth)} × own ${formatCount(baseline)}`,
    pageShare === undefined ? '' : `${formatRatio(pageShare)} × a page of the guides`,
  ];
  const { text, verdict } = isGrowth ? growthBudget(own, growth) : own.kind === 'docs' ? docsBudget(own, pageShare) : timeBudget(own, hugo);
  return {
    name: `${workNames[own.work]}, ${own.corpus}`,
    reference: hugo === undefined ? '—' : formatSeconds(hugo.ms),
    own: formatSeconds(own.ms),
    ratio: ratios.filter((part) => part !== '').join(', ') || '—',
    processor: compareProcessors(own, hugo),
    budget: text,
    verdict,
  };
}

/** What reading alone takes by the packages, under the line of our cold build. */
function tellPackages(own: Measurement, all: readonly Measurement[]): readonly BuildFigure[] {
  const partner = (generator: Measurement['generator']): Measurement | undefined =>
    all.find((each) => each.generator === generator && each.work === own.work && each.corpus === own.corpus);
  const [packages, hugo] = [partner('packages'), partner('hugo')];
  if (packages === undefined || hugo === undefined) return [];
  return [
    {
      name: `the packages alone, reading only, ${own.corpus}`,
      reference: formatSeconds(hugo.ms),
      own: formatSeconds(packages.ms),
      ratio: `${formatRatio(packages.ms / hugo.ms)} × Hugo`,
      processor: compareProcessors(packages, hugo),
      budget: noBudget.text,
      verdict: noBudget.verdict,
    },
  ];
}

function compareProcessors({ processorMs: own }: Measurement, hugo: Measurement | undefined): BuildFigure['processor'] {
  const reference = hugo?.processorMs ?? null;
  return {
    reference: reference === null ? '—' : formatSeconds(reference),
    own: own === null ? '—' : formatSeconds(own),
    ratio: reference === null || own === null ? '—' : `${formatRatio(own / reference)} × Hugo`,
  };
}

function perPage({ ms, pages }: Measurement): number {
  return ms / pages;
}

function growthBudget({ pages }: Measurement, growth: number | undefined): Budget {
  const allowed = ((4.2 / 4) * pages) / baseline;
  return { text: `${formatRatio(allowed)} × own ${formatCount(baseline)}`, verdict: verdictOf(growth, allowed) };
}

function docsBudget({ work }: Measurement, pageShare: number | undefined): Budget {
  return work === 'cold' ? { text: '1.5 × a page of the guides', verdict: verdictOf(pageShare, 1.5) } : noBudget;
}

function timeBudget(own: Measurement, hugo: Measurement | undefined): Budget {
  const time = (limit: number): Budget => ({ text: formatSeconds(limit), verdict: verdictOf(own.ms, limit) });
  const wall = hugo === undefined ? undefined : own.ms / hugo.ms;
  if (own.kind === 'generated') return shareBudget({ cold: 2.5, unchanged: 0.3, edited: 0.5 }[own.work], wall);
  if (own.kind === 'large') {
    if (own.work === 'cold') return noBudget;
    return time(own.pages > 10_000 ? 5000 : own.work === 'edited' ? 2000 : 1000);
  }
  const isMany = own.pages >= manyPages;
  // The worse of the two: work that other processors do beside it is work, too.
  if (own.work === 'cold')
    return shareBudget(isMany ? 2 : 3.5, wall === undefined ? undefined : Math.max(wall, processorRatio(own, hugo) ?? wall));
  return isMany ? shareBudget(own.work === 'edited' ? 0.4 : 0.2, wall) : time(own.work === 'edited' ? 500 : 250);
}

function shareBudget(limit: number, ratio: number | undefined): Budget {
  return { text: `${formatRatio(limit)} × Hugo`, verdict: verdictOf(ratio, limit) };
}

function processorRatio(own: Measurement, hugo: Measurement | undefined): number | undefined {
  return own.processorMs === null || hugo === undefined || hugo.processorMs === null ? undefined : own.processorMs / hugo.processorMs;
}

function judgeMemory(own: Measurement, all: readonly Measurement[]): BuildFigure {
  const hugo = all.find((each) => each.generator === 'hugo' && each.work === own.work && each.corpus === own.corpus);
  const budget = (own.kind === 'large' ? 1 : own.pages <= baseline ? 0.4 : 0.8) * gigabyte;
  const reference = hugo?.peakBytes ?? null;
  return {
    name: `memory of the process tree, ${own.work}, ${own.corpus}`,
    reference: reference === null ? '—' : formatBytes(reference),
    own: own.peakBytes === null ? '—' : formatBytes(own.peakBytes),
    ratio: reference === null || own.peakBytes === null ? '—' : `${formatRatio(own.peakBytes / reference)} × Hugo`,
    processor: noProcessor,
    budget: formatBytes(budget),
    verdict: verdictOf(own.peakBytes ?? undefined, budget),
  };
}

const noProcessor: BuildFigure['processor'] = { reference: '—', own: '—', ratio: '—' };

function judgeSizes({ pages, htmlGzip, scriptGzip, styleGzip, requests, index }: Sizes): readonly BuildFigure[] {
  const size = (name: string, bytes: number | undefined, budget: number): BuildFigure => ({
    name: `${name}, ${formatCount(pages)} pages`,
    reference: '—',
    own: bytes === undefined ? '—' : formatBytes(bytes),
    ratio: '—',
    processor: noProcessor,
    budget: formatBytes(budget),
    verdict: verdictOf(bytes, budget),
  });
  const figures = [
    size('HTML of an article, gzip', htmlGzip, 8 * kilobyte),
    size('JavaScript at first view, gzip', scriptGzip, 75 * kilobyte),
    size('CSS, gzip', styleGzip, 10 * kilobyte),
    { ...size('requests at first view', undefined, 0), own: String(requests), budget: '6', verdict: verdictOf(requests, 6) },
  ];
  if (pages !== baseline) return figures;
  // The budget for all text is stated for 1 000 pages.
  return [
    ...figures,
    size('search, before the first results, gzip', index?.firstGzip, 250 * kilobyte),
    size('search, all text, gzip', index?.allGzip, 1.5 * kilobyte * kilobyte),
  ];
}

function verdictOf(value: number | undefined, limit: number): Figure['verdict'] {
  return value === undefined ? 'not measured' : value <= limit ? 'met' : 'not met';
}
