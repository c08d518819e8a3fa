import type { ForeignSystem, Loss } from '../foreign-site.ts';

/** What came of a migration. */
export interface MigrationReport {
  readonly system: ForeignSystem;
  /** Absolute path of the folder that holds the new site. */
  readonly target: string;
  readonly pages: number;
  /** Pages of which nothing was lost. */
  readonly wholePages: number;
  readonly files: number;
  readonly redirects: number;
  /** The old address of each page, below the base path, and the ids that its headings had there. */
  readonly addresses: readonly { readonly from: string; readonly address: string; readonly ids: readonly string[] }[];
  readonly losses: readonly Loss[];
  /** Files that somebody has changed since the last run, and that were left alone. */
  readonly kept: readonly string[];
  readonly written: number;
  /** The folder was migrated in place before, and nothing was done. */
  readonly isDone: boolean;
}

/** The losses of one construct. */
export interface LossGroup {
  readonly construct: string;
  readonly fate: string;
  readonly places: readonly string[];
}

const mostPlaces = 20;

/** The losses by construct, the most frequent first. */
export function groupLosses(losses: readonly Loss[]): readonly LossGroup[] {
  const groups = new Map<string, { construct: string; fate: string; places: string[] }>();
  for (const { construct, fate, file, line } of losses) {
    const group = groups.get(construct) ?? { construct, fate, places: [] };
    groups.set(construct, group);
    group.places.push(`${file}:${String(line)}`);
  }
  return [...groups.values()].toSorted((a, b) => b.places.length - a.places.length || (a.construct < b.construct ? -1 : 1));
}

/** The report for people. */
export function describeReport({ system, pages, wholePages, files, redirects, losses, kept }: MigrationReport): string {
  const groups = groupLosses(losses);
  const share = pages === 0 ? 100 : Math.floor((wholePages / pages) * 1000) / 10;
  const sections = groups.map(({ construct, fate, places }) => {
    const shown = places.slice(0, mostPlaces).map((place) => `- \`${place}\``);
    const more = places.length > mostPlaces ? [`- and ${String(places.length - mostPlaces)} more, in \`migration-report.json\``] : [];
    return [`## ${construct}: ${String(places.length)}`, '', fate, '', ...shown, ...more, ''].join('\n');
  });
  return [
    `# What came over from ${system}`,
    '',
    `${String(pages)} pages, ${String(wholePages)} of them (${String(share)} %) without a loss; ${String(files)} other files; ${String(redirects)} redirects.`,
    '',
    groups.length === 0
      ? 'Nothing was lost.'
      : 'What did not come over, the most frequent first. `helpgen check` tells what is wrong in the new site.',
    '',
    ...sections,
    ...(kept.length === 0
      ? []
      : [
          '## Left as they are',
          '',
          'These files have been changed since the last run, and were not written again.',
          '',
          ...kept.map((file) => `- \`${file}\``),
          '',
        ]),
  ].join('\n');
}
