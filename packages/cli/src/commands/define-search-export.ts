import { Option } from 'commander';
import type { Command } from 'commander';
import type { ExportFlags } from '../search/run-search-export.ts';
import type { Act } from './command-rig.ts';
import { addConfigOption, addExamples } from './command-rig.ts';

/** Adds `search-export`: the search of the built site for a search server. */
export function defineSearchExport(program: Command, act: Act): void {
  const command = program.command('search-export').description('Write what the search of the built site holds for a search server.');
  addConfigOption(command);
  command
    .addOption(
      new Option('-f, --format <server>', 'bulk format; `opensearch` is that of Elasticsearch too')
        .choices(['opensearch', 'typesense', 'meilisearch'])
        .makeOptionMandatory(),
    )
    .option(
      '--out <file>',
      'file of the documents, relative to the current folder, with settings and synonyms beside it; `-`: the documents alone on ' +
      'standard output',
      '-',
    )
    .option('-o, --out-dir <path>', 'folder of the built site, relative to the current folder')
    .option('--under <path>', 'version or locale, by the path that it is under, such as `8.5`')
    .option('--context <path>', 'only a context of `search.contexts`, by its path')
    .option('--json', 'print the report as JSON on standard output; with `--out` naming a file');
  addExamples(command, [
    ['search-export --format opensearch --out docs.ndjson', '`docs.ndjson` for `_bulk`, `docs.settings.json` for the index'],
    ['search-export --format typesense --out docs.jsonl', 'with `docs.schema.json` and `docs.synonyms.json`'],
    ['search-export --format meilisearch --under 8.5', 'the documents of the version below /8.5/'],
  ]);
  command.action((flags: ExportFlags) =>
    act(async (session) => (await import('../search/run-search-export.ts')).runSearchExport(session, flags)),
  );
}
