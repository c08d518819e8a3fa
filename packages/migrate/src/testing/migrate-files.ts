import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateSite } from '../migrate-site.ts';
import { groupLosses, type MigrationReport } from '../write/write-report.ts';

/** A foreign site of a test, migrated. */
export interface MigratedFiles {
  readonly report: MigrationReport;
  /** Texts of the new site by path, the report left out. */
  readonly files: { readonly [path: string]: string };
  /** How often each construct was lost. */
  readonly losses: { readonly [construct: string]: number };
  readonly config: { readonly [key: string]: unknown };
}

/** Migrates the site of `files`, beside it or in its place. */
export async function migrateFiles(files: { readonly [path: string]: string }, isInPlace = false): Promise<MigratedFiles> {
  const root = mkdtempSync(path.join(tmpdir(), 'helpgen-migrate-'));
  try {
    const folder = path.join(root, 'old');
    writeAll(folder, files);
    const target = isInPlace ? folder : path.join(root, 'new');
    const report = await migrateSite({ folder, target });
    const written = readAll(target);
    return {
      report,
      files: Object.fromEntries(Object.entries(written).filter(([name]) => !name.startsWith('migration-report'))),
      losses: Object.fromEntries(groupLosses(report.losses).map(({ construct, places }) => [construct, places.length])),
      config: JSON.parse(written['site-config.json'] ?? '{}') as { readonly [key: string]: unknown },
    };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Writes `files` below `folder`. */
export function writeAll(folder: string, files: { readonly [path: string]: string }): void {
  for (const [name, text] of Object.entries(files)) {
    const place = path.join(folder, ...name.split('/'));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** The texts of all files below `folder`, by path. */
export function readAll(folder: string): { readonly [path: string]: string } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}
