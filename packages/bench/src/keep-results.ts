import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchResults } from './report/bench-results.ts';
import { insertBetweenMarks } from './report/insert-between-marks.ts';

const home = join(import.meta.dirname, '..');

/** Writes `part` into `results.json`, whose other part stays, and `table` between the marks `name` of the README. */
export async function keepResults(
  part: Partial<BenchResults>,
  name: 'results' | 'reader' | 'search' | 'watch',
  table: string,
): Promise<void> {
  const [file, readme] = [join(home, 'results.json'), join(home, 'README.md')];
  const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as object) : {};
  await writeFile(file, `${JSON.stringify({ ...known, ...part }, undefined, 2)}\n`);
  await writeFile(readme, insertBetweenMarks(await readFile(readme, 'utf8'), table, name));
}
