import { parseArgs } from 'node:util';
import { type Work, works } from './measure/generator.ts';

/** What the benchmark was asked to do. */
export interface BenchArguments {
  /** Measures what a reader gets, in Chromium, and no builds. Default false. */
  readonly reader: boolean;
  /** Measures the search, in Chromium, and no builds. Default false. */
  readonly search: boolean;
  /** Measures `serve --watch`, in Chromium, and no builds. Default false. */
  readonly watch: boolean;
  /** How often the open page is edited while watching. Default 1 000. */
  readonly edits: number;
  /** Sizes of the generated corpus, ascending. Default 1 000 and 4 000; for the reader 1 000; for watching 100, too. */
  readonly pages: readonly number[];
  /** Folders of Markdown that are measured beside it. Default none. */
  readonly corpora: readonly string[];
  /** Sizes of large sites, ascending. Default none. */
  readonly large: readonly number[];
  /** Foreign sites that are migrated in place of builds, each perhaps with `=` and the folder of its built HTML. Default none. */
  readonly migrate: readonly string[];
  /** How often each build is measured. Default 3. */
  readonly runs: number;
  /** Which works are measured. Default all. */
  readonly only: readonly Work[];
  /** Writes `results.json` and the table of the README. Default false. */
  readonly write: boolean;
  /** Keeps the sites that were built. Default false. */
  readonly keep: boolean;
}

/** What the benchmark says when it does not understand its arguments. */
export const usage = `Usage: npm run bench -- [options]

  --reader                   what a reader gets, in Chromium, instead of builds
  --search                   the search beside others, in Chromium, instead of builds
  --watch                    \`serve --watch\` beside \`hugo server\`, in Chromium, instead of builds
  --migrate FOLDER[=BUILT]   what of a site of another generator comes over, compared with its built HTML, else with its
                             sources, instead of builds; can be given several times
  --edits 1000               edits of the open page while watching
  --pages 1000,4000          sizes of the generated corpus, or \`none\`; for the reader 1000, for watching 100,1000,4000
  --corpus FOLDER            a folder of Markdown, measured beside it; can be given several times
  --large 10000,100000       sizes of large sites, measured beside it without Hugo
  --runs 3                   runs of each build; the median counts
  --only cold,unchanged,edited   works to measure
  --write                    write packages/bench/results.json and the table of packages/bench/README.md
  --keep                     keep the sites that were built
`;

/** The arguments `argv`; a sentence when they are wrong. */
export function parseArguments(argv: readonly string[]): BenchArguments | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        reader: { type: 'boolean', default: false },
        search: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        migrate: { type: 'string', multiple: true, default: [] },
        edits: { type: 'string', default: '1000' },
        pages: { type: 'string' },
        corpus: { type: 'string', multiple: true, default: [] },
        large: { type: 'string', default: 'none' },
        runs: { type: 'string', default: '3' },
        only: { type: 'string', default: works.join(',') },
        write: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    });
    const pages = readSizes(values.pages ?? (values.reader ? '1000' : values.watch ? '100,1000,4000' : '1000,4000'));
    const large = readSizes(values.large);
    const runs = Number(values.runs);
    const edits = Number(values.edits);
    const only = works.filter((work) => values.only.split(',').includes(work));
    const unknown = values.only.split(',').filter((word) => !works.some((work) => work === word));
    const browsed = [values.reader, values.search, values.watch].filter(Boolean).length;
    if (pages === undefined) return '`--pages` takes whole numbers from 2 upwards, parted by commas, or `none`.';
    if (pages.length === 0 && browsed > 0 && !values.search) return '`--pages none` leaves nothing to look at in a browser.';
    if (large === undefined) return '`--large` takes whole numbers from 2 upwards, parted by commas, or `none`.';
    if (!Number.isInteger(runs) || runs < 1) return '`--runs` takes a whole number from 1 upwards.';
    if (!Number.isInteger(edits) || edits < 1) return '`--edits` takes a whole number from 1 upwards.';
    if (unknown.length > 0) return `\`--only\` does not know \`${unknown.join('`, `')}\`: it takes ${works.join(', ')}.`;
    if (browsed > 1) return '`--reader`, `--search` and `--watch` are measured one after the other: name one of them.';
    const { reader, search, watch, write, keep, migrate, corpus: corpora } = values;
    return { reader, search, watch, migrate, edits, pages, corpora, large, runs, only, write, keep };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readSizes(text: string): readonly number[] | undefined {
  if (text === 'none') return [];
  const sizes = text.split(',').map(Number).toSorted((a, b) => a - b);
  return sizes.every((size) => Number.isInteger(size) && size >= 2) ? sizes : undefined;
}
