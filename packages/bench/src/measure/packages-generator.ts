import { join } from 'node:path';
import { ownLayout } from '../corpus/write-corpus.ts';
import type { Generator } from './generator.ts';
import { runMeasured } from './run-measured.ts';

const reader = join(import.meta.dirname, '../peers/read-by-packages.js');

/**
 * The packages that helpgen reads Markdown with, as they are and on one thread: what every build by them spends, whatever else it does.
 * Nothing is written.
 */
export const packagesGenerator: Generator = {
  name: 'packages',
  works: ['cold'],
  outDir: '',
  write: (folder, corpus) => corpus.write(folder, ownLayout),
  leftBehind: () => [],
  build: (folder) => runMeasured(process.execPath, [reader, join(folder, ownLayout.content)], folder),
  check: () => undefined,
};
