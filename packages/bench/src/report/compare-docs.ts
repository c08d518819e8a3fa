import type { Measurement } from '../measure/measure-builds.ts';
import type { Figure } from './bench-results.ts';
import { formatBytes, formatCount, formatRatio, formatSeconds } from './format-figures.ts';
import { baseline, workNames } from './judge.ts';

/** Lines of the table for builds of the documentation: time for each page beside that of the corpus. No budget is stated for it. */
export function compareDocs(docs: readonly Measurement[], corpus: readonly Measurement[]): readonly Figure[] {
  return docs.flatMap((own) => {
    const same = corpus.find(({ generator, work, pages }) => generator === 'helpgen' && work === own.work && pages === baseline);
    const line = { reference: '—', budget: '—', verdict: 'not measured' as const };
    const site = `docs-content, ${formatCount(own.pages)} pages`;
    const time = { ...line, name: `${workNames[own.work]}, ${site}`, own: formatSeconds(own.ms), ratio: same === undefined ? '—' : `${formatRatio(own.ms / own.pages / (same.ms / same.pages))} × a page of the corpus` };
    const memory = { ...line, name: `memory of the process tree, cold, ${site}`, own: own.peakBytes === null ? '—' : formatBytes(own.peakBytes), ratio: '—' };
    return own.work === 'cold' ? [time, memory] : [time];
  });
}
