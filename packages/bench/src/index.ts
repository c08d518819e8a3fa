import { parseArguments, usage } from './parse-arguments.ts';
import { runBench } from './run-bench.ts';
import { runMigration } from './run-migration.ts';
import { runPreview } from './run-preview.ts';
import { runReader } from './run-reader.ts';
import { runSearch } from './run-search.ts';

// The program itself: `node packages/bench/dist/index.js`.
const options = parseArguments(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(`${options}\n\n${usage}`);
  process.exitCode = 2;
} else {
  try {
    const run = options.migrate.length > 0 ? runMigration : options.reader ? runReader : options.search ? runSearch : options.watch ? runPreview : runBench;
    process.stdout.write(`${await run(options, (line) => process.stderr.write(`${line}\n`))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
