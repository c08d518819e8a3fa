import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { measureMigration, type MigrationMeasurement, type Share } from './migration/measure-migration.ts';
import type { BenchArguments } from './parse-arguments.ts';

/** Migrates each foreign site, builds it, and says what came over; the table comes back as Markdown. */
export async function runMigration(options: BenchArguments, say: (line: string) => void): Promise<string> {
  const measurements: MigrationMeasurement[] = [];
  for (const written of options.migrate) {
    const [folder = '', built] = written.split('=');
    const target = await mkdtemp(join(tmpdir(), 'helpgen-migration-'));
    say(`Migrating ${folder}.`);
    try {
      const measured = await measureMigration(resolve(folder), target, built === undefined ? undefined : resolve(built));
      measurements.push(measured);
      for (const miss of measured.misses.slice(0, mostMisses)) say(`  ${miss}`);
      if (measured.misses.length > mostMisses) say(`  and ${measured.misses.length - mostMisses} more`);
    } finally {
      if (options.keep) say(`The site is in ${target}.`);
      else await rm(target, { recursive: true, force: true });
    }
  }
  return writeMigrationTable(measurements);
}

const mostMisses = 60;

/** The table of what came over. */
export function writeMigrationTable(measurements: readonly MigrationMeasurement[]): string {
  const rows = measurements.map(({ name, system, pages, wholePages, addresses, anchors, words, errors, warnings, truth }) =>
    [
      basename(name),
      system,
      String(pages),
      percent({ kept: wholePages, all: pages }),
      percent(addresses),
      percent(anchors),
      percent({ kept: words.all - words.kept, all: words.all }, 2),
      `${errors} / ${warnings}`,
      truth,
    ].join(' | '),
  );
  return [
    '| site | system | pages | without a loss | old addresses | old anchors | words lost | errors / warnings | compared with |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

function percent({ kept, all }: Share, digits = 1): string {
  return all === 0 ? '–' : `${((kept / all) * 100).toFixed(digits)} %`;
}
