import type { BuildReport } from '@helpgen/engine';
import { formatBytes, formatCount, formatDuration, formatNumber } from './format-amounts.ts';
import { countDiagnostics } from './print-diagnostics.ts';
import type { Style } from './style.ts';
import { showControls } from './terminal-text.ts';

/** How a report is written out. */
export interface ReportPrinting {
  readonly command: 'build' | 'check';
  readonly style: Style;
  /** The output folder as the person would type it. */
  readonly outDir: string;
  /** Whether something stands there that a failed build has left alone. */
  readonly hasEarlierSite: boolean;
  /** The command that shows the site, such as `helpgen serve`. */
  readonly serveCommand: string;
}

type Row = readonly [label: string, value: string];

/** The closing summary of a build or check, ending in a line break. */
export function printReport(report: BuildReport, printing: ReportPrinting): string {
  const headline = `${printHeadline(report, printing)}\n`;
  if (report.status === 'failed') return headline;
  const rows = rowsOf(report);
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  const table = rows.map(([label, value]) => `  ${printing.style.dim(label.padEnd(labelWidth))}  ${value}\n`);
  const next =
    report.status === 'checked'
      ? ''
      : `\nThe site is in ${printing.style.bold(printing.outDir)}. To look at it: ${printing.style.bold(printing.serveCommand)}\n`;
  return `${headline}${table.join('')}${next}`;
}

function printHeadline(report: BuildReport, { style, outDir, command, hasEarlierSite }: ReportPrinting): string {
  const pages = formatCount(report.counts.pages, 'page');
  const time = formatDuration(report.timings.totalMs);
  const found = `${countDiagnostics(report.diagnostics)}${failsByStrictness(report) ? ' (which --strict does not allow)' : ''}`;
  switch (report.status) {
    case 'built':
      return report.diagnostics.some(({ severity }) => severity === 'error')
        ? `${style.red('✖')} ${style.bold(`Built ${pages} in ${time} in spite of what is wrong`)}: ${found}`
        : `${style.green('✔')} ${style.bold(`Built ${pages} in ${time}`)}`;
    case 'unchanged':
      return `${style.green('✔')} ${style.bold(`Nothing has changed: ${pages} stand as they were`)} (${time})`;
    case 'checked':
      return `${style.green('✔')} ${style.bold(`Checked ${pages} in ${time}`)}${found === '' ? ', nothing to report' : `: ${found}`}`;
    case 'failed':
      return command === 'check'
        ? `${style.red('✖')} ${style.bold('Check failed')}: ${found} (${report.counts.pages > 0 ? `${pages}, ` : ''}${time})`
        : `${style.red('✖')} ${style.bold('Not built')}: ${found}.${hasEarlierSite ? ` What was in ${outDir} stands as it was.` : ''}`;
  }
}

function failsByStrictness({ status, diagnostics }: BuildReport): boolean {
  return status === 'failed' && diagnostics.length > 0 && diagnostics.every(({ severity }) => severity !== 'error');
}

/** The rows of the table; one with nothing to say is left out. */
function rowsOf(report: BuildReport): readonly Row[] {
  const { sizes, counts, timings, slowestPages, cache, verified } = report;
  const written: readonly Row[] = [
    ['files', `${formatNumber(counts.files)}, ${formatBytes(sizes.totalBytes)} (HTML ${formatBytes(sizes.htmlBytes)})`],
    ['client', `JavaScript ${formatBytes(sizes.scriptGzipBytes)}, CSS ${formatBytes(sizes.styleGzipBytes)} (gzip)`],
    ...sizes.indexes.map(indexRow),
  ];
  const worked: readonly Row[] = [
    ['work', `${workOf('compiled', cache.compiled)}; ${workOf('rendered', cache.rendered)}`],
    ['steps', timings.steps.map(({ step, ms }) => `${step} ${formatDuration(ms)}`).join(' · ')],
    ['slowest', slowestPages.map(({ route, ms }) => `${showControls(route)} ${formatDuration(ms)}`).join(' · ')],
  ];
  const told: readonly Row[] = [
    ['verified', verified === undefined ? '' : verificationOf(verified)],
    ['findings', report.status === 'checked' ? '' : countDiagnostics(report.diagnostics)],
  ];
  return [
    ['pages', pagesOf(report)],
    ...counts.presets.map(({ name, text }): Row => [showControls(name), showControls(text)]),
    ...(report.status === 'built' ? written : []),
    ...[...(report.status === 'unchanged' ? [] : worked), ...told].filter(([, value]) => value !== ''),
  ];
}

function pagesOf({ counts }: BuildReport): string {
  return [
    `${formatNumber(counts.pages)} (${formatCount(counts.documents, 'document')})`,
    ...(counts.redirects > 0 ? [formatCount(counts.redirects, 'redirect')] : []),
    ...(counts.versions > 1 ? [formatCount(counts.versions, 'version')] : []),
    ...(counts.locales > 1 ? [formatCount(counts.locales, 'locale')] : []),
  ].join(', ');
}

function indexRow(index: BuildReport['sizes']['indexes'][number], position: number): Row {
  const text = `${formatBytes(index.bytes)}, ${formatCount(index.documents, 'entry')}, ${showControls(index.path)}`;
  return [position === 0 ? 'search' : '', text];
}

function workOf(verb: string, { hits, misses }: BuildReport['cache']['compiled']): string {
  return `${verb} ${formatNumber(misses)}${hits > 0 ? `, ${formatNumber(hits)} from the cache` : ''}`;
}

function verificationOf({ files, differences }: NonNullable<BuildReport['verified']>): string {
  return differences.length === 0
    ? `${formatCount(files, 'file')}, every byte the same without the cache`
    : `${formatCount(differences.length, 'file')} of ${formatNumber(files)} differ without the cache`;
}
