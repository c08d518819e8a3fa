import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from './describe-machine.ts';
import { findHugo, hugoAdvice } from './hugo/find-hugo.ts';
import { keepResults } from './keep-results.ts';
import { measurePreview } from './measure/measure-preview.ts';
import type { PreviewMeasurement } from './measure/measure-preview.ts';
import { hugoPreview, ownPreview } from './measure/preview-server.ts';
import { openBrowser } from './open-browser.ts';
import type { BenchArguments } from './parse-arguments.ts';
import type { PreviewResults } from './report/bench-results.ts';
import { judgePreview } from './report/judge-preview.ts';
import { writePreviewTable } from './report/write-table.ts';

/** Hugo builds the whole site after each edit: a few are enough to know how long that takes. */
const hugoEdits = 20;

/** Measures in Chromium what a person who writes waits for; the table comes back as Markdown. */
export async function runPreview(options: BenchArguments, say: (line: string) => void): Promise<string> {
  const hugo = await findHugo();
  if (hugo === undefined) say(hugoAdvice);
  const browser = await openBrowser('--watch');
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-bench-'));
  try {
    const machine = { ...describeMachine(), browser: `Chromium ${browser.version()}`, hugo: hugo ?? null };
    const measurements: PreviewMeasurement[] = [];
    for (const pages of options.pages) {
      for (const generator of hugo === undefined ? [ownPreview] : [hugoPreview, ownPreview]) {
        const edits = generator === hugoPreview ? Math.min(hugoEdits, options.edits) : options.edits;
        measurements.push(
          await measurePreview(browser, { generator, folder: join(folder, `${generator.name}-${pages}`), pages, edits, say }),
        );
      }
    }
    const results: PreviewResults = { machine, edits: options.edits, measurements, figures: judgePreview(measurements) };
    const table = writePreviewTable(results);
    if (options.write) await keepResults({ preview: results }, 'watch', table);
    return table;
  } finally {
    await browser.close();
    if (options.keep) say(`The sites are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }
}
