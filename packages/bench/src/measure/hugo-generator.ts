import { hugoLayout } from '../corpus/write-corpus.ts';
import { writeHugoTheme } from '../hugo/write-hugo-theme.ts';
import type { Generator } from './generator.ts';
import { works } from './generator.ts';
import { runMeasured } from './run-measured.ts';

const outDir = 'public';

/** Hugo with the minimal theme. It keeps nothing between builds: every build is a whole one. */
export const hugoGenerator: Generator = {
  name: 'hugo',
  works,
  outDir,
  write: async (folder, corpus) => {
    await writeHugoTheme(folder);
    return corpus.write(folder, hugoLayout);
  },
  leftBehind: (names) => names.filter((name) => [outDir, 'resources', '.hugo_build.lock'].includes(name)),
  build: (folder) => runMeasured('hugo', ['--source', folder, '--quiet'], folder),
  check: () => undefined,
};
