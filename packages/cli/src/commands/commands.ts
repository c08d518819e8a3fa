import { localeCodes } from '@helpgen/model/locales/locale-codes';
import { Option } from 'commander';
import type { BuildFlags } from '../building/run-build.ts';
import type { InitFlags } from '../init/run-init.ts';
import type { MigrateFlags } from '../migrate/run-migrate.ts';
import type { MoveFlags } from '../move/run-move.ts';
import type { ReviewFlags } from '../review/run-review.ts';
import type { SearchFlags } from '../search/run-search.ts';
import type { ExportFlags } from '../search/run-search-export.ts';
import type { SiteFlags } from '../run-in-site.ts';
import type { ServeFlags } from '../serve/run-serve.ts';
import { exitCodes } from '../session.ts';
import { anyText, numberBetween, originOf } from './command.ts';
import type { CommandEntry } from './command.ts';

const config = ['-c, --config <path>', 'config file, or the folder that holds `site-config.json` (default: the current folder)'] as const;
const lang = ['--lang <language>', 'language of findings, `en` or `ru` (default: that of the environment)'] as const;
const quiet = ['-q, --quiet', 'print nothing but findings'] as const;
const builtSite = ['-o, --out-dir <path>', 'folder of the built site, relative to the current folder'] as const;
const under = ['--under <path>', 'version or locale, by the path that it is under, such as `8.5`'] as const;
const context = ['--context <path>', 'only a context of `search.contexts`, by its path'] as const;
const jobs = new Option('-j, --jobs <count>', 'worker threads at most (default: by processors and changed pages)')
  .argParser(numberBetween(1, 256, 'a number from 1 to 256'));
const server = new Option('--server <origin>', 'ask the search server of `search.provider` on this origin, such as `http://localhost:8080`')
  .argParser(originOf);

/** What `build` and `check` share. */
const building: NonNullable<CommandEntry['options']> = [
  config, lang, ['--strict', 'warnings fail too'], jobs, ['--no-cache', 'neither read nor write the cache'],
  ['--json', 'print the report as JSON on standard output, and nothing else there'], quiet,
];

/** Every command, in the order of the help. What one does is loaded when it is asked for. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'build',
    description: 'Build the site into its output folder.',
    options: [
      ['-o, --out-dir <folder>', 'write here instead of the config’s `outDir`'],
      ['--anyway', 'write the site in spite of mistakes in its content; they are told, and the exit code is 1'],
      ['--answers', 'ask the golden questions: one without its answer fails the build; what the site answers stands in its manifest, for `review`'],
      ['--verify', 'build a second time without the cache and compare every byte'],
      ...building,
    ],
    examples: [
      ['build', 'the site of the current folder, into `build`'],
      ['build --strict --verify', 'for CI: warnings fail, and the result must not depend on the cache'],
      ['build --config docs --out-dir /tmp/site', 'a site in another folder, written elsewhere'],
      ['build --json > report.json', 'counts, times, sizes and findings for a program'],
    ],
    run: async (session, flags: BuildFlags) => (await import('../building/run-build.ts')).runBuild(session, 'build', flags),
  },
  {
    name: 'check',
    description: 'Run every check of a build and write nothing.',
    options: [...building, server],
    examples: [
      ['check', 'links, anchors, images, front matter and config of the current folder'],
      ['check --strict', 'the same, and warnings fail'],
      ['check --json', 'all findings for a program'],
      ['check --server https://help.example.com', 'golden questions to the site’s search server'],
    ],
    run: async (session, flags: BuildFlags) => (await import('../building/run-build.ts')).runBuild(session, 'check', flags),
  },
  {
    name: 'serve',
    description: 'Show the built site as a static host would. Nothing is counted, and feedback is added to helpgen-feedback.jsonl.',
    options: [
      ['-w, --watch', 'show the site as it is being written, instead of the built one'],
      ['--mcp', 'answer assistants at /mcp, as `mcp` does (without `--watch`)'],
      new Option('-p, --port <number>', 'port; the next free one when it is taken, 0 for any')
        .argParser(numberBetween(0, 65_535, 'a port from 0 to 65535'))
        .default(3000),
      new Option('--host <address>', 'address to listen on').default('127.0.0.1'),
      ['--open', 'open the site in the browser'],
      ['--no-open', 'open nothing, as without `--open`'],
      ['--https', 'serve with HTTPS, with the certificate of `--cert` and `--key`'],
      ['--cert <file>', 'certificate (PEM)'],
      ['--key <file>', 'private key (PEM) of the certificate'],
      ['-o, --out-dir <folder>', 'the built site, when it is not in the config’s `outDir`'],
      ['--json', 'print the address as JSON'],
      quiet, config, lang,
    ],
    examples: [
      ['serve', 'the site that `build` wrote, at http://127.0.0.1:3000'],
      ['serve --watch', 'the site from its sources: what is saved is shown at once, with drafts and with what is wrong'],
      ['serve --port 0', 'at any free port'],
      ['serve --host 0.0.0.0', 'for other machines of the network too'],
      ['serve --https --cert cert.pem --key key.pem', 'with HTTPS'],
    ],
    run: async (session, flags: ServeFlags) =>
      flags.watch === true
        ? (await import('../watch/run-watch.ts')).runWatch(session, flags)
        : (await import('../serve/run-serve.ts')).runServe(session, flags),
  },
  {
    name: 'search',
    description: 'Ask the built site a question, as its search box would.',
    arguments: [['<words...>', 'the question']],
    options: [
      config, builtSite, under, context,
      new Option('-n, --limit <count>', 'rows of pages and sections').argParser(numberBetween(1, 1000, 'a number from 1 to 1000')).default(8),
      ['--explain', 'say why each page stands where it stands'],
      ['--json', 'print JSON'],
      server,
    ],
    examples: [
      ['search массив', 'the pages and sections that a reader gets'],
      ['search "время ожидания" --explain', 'with the reason of each place'],
      ['search --under 8.5 HttpClient', 'in the version below /8.5/'],
      ['search массив --server http://localhost:8080', 'as the site’s search server answers there'],
    ],
    run: async (session, flags: SearchFlags, [words]: readonly [readonly string[]]) =>
      (await import('../search/run-search.ts')).runSearch(session, words.join(' '), flags),
  },
  {
    name: 'search-export',
    description: 'Write what the search of the built site holds for a search server.',
    options: [
      config,
      new Option('-f, --format <server>', 'bulk format; `opensearch` is that of Elasticsearch too')
        .choices(['opensearch', 'typesense', 'meilisearch'])
        .makeOptionMandatory(),
      new Option(
        '--out <file>',
        'file of the documents, relative to the current folder, with settings and synonyms beside it; `-`: the documents alone on ' +
        'standard output',
      ).default('-'),
      builtSite, under, context,
      ['--json', 'print the report as JSON on standard output; with `--out` naming a file'],
    ],
    examples: [
      ['search-export --format opensearch --out docs.ndjson', '`docs.ndjson` for `_bulk`, `docs.settings.json` for the index'],
      ['search-export --format typesense --out docs.jsonl', 'with `docs.schema.json` and `docs.synonyms.json`'],
      ['search-export --format meilisearch --under 8.5', 'the documents of the version below /8.5/'],
    ],
    run: async (session, flags: ExportFlags) => (await import('../search/run-search-export.ts')).runSearchExport(session, flags),
  },
  {
    name: 'mcp',
    description: 'Answer an assistant from the built site, by the Model Context Protocol on standard input and output. Changes no file.',
    options: [config, builtSite],
    examples: [
      ['mcp', 'what an assistant starts: tools to search and read the site, and to check its sources'],
      ['mcp --config ../docs', 'the site of another folder'],
    ],
    run: async (session, flags: SiteFlags) => (await import('../mcp/run-mcp.ts')).runMcp(session, flags),
  },
  {
    name: 'init',
    description: 'Write a small new site into an empty folder or a fresh repository.',
    arguments: [['[folder]', 'where to; made when it does not exist', '.']],
    options: [
      new Option('--lang <code>', 'language of the site; by default as the environment says').choices(localeCodes),
      ['--json', 'print the list of written files as JSON'],
      quiet,
    ],
    examples: [
      ['init', 'in the current folder, which holds nothing, or what a new repository begins with'],
      ['init my-docs --lang de', 'in a new folder, in German'],
    ],
    run: async (session, flags: InitFlags, [folder]: readonly [string]) => (await import('../init/run-init.ts')).runInit(session, folder, flags),
  },
  {
    name: 'migrate',
    description: 'Make a site of one written for Docusaurus, VitePress, Starlight or MkDocs with Material.',
    arguments: [['[folder]', 'the folder with the config of the other generator', '.']],
    options: [
      ['--out <folder>', 'where to write the new site; by default `helpgen` in that folder'],
      ['--in-place', 'write the new site over the old one, which should be under version control'],
      ['--json', 'print the report as JSON'],
      quiet,
    ],
    examples: [
      ['migrate ../old-docs --out docs', 'the site in `../old-docs`, into `docs`'],
      ['migrate --in-place', 'the site of the current folder, where it lies'],
    ],
    run: async (session, flags: MigrateFlags, [folder]: readonly [string]) =>
      (await import('../migrate/run-migrate.ts')).runMigrate(session, folder, flags),
  },
  {
    name: 'move',
    description: 'Move a page, a folder or a heading, mend every link that leads there and write redirects.',
    arguments: [
      ['<old>', 'a file or a folder of the site; with `#` and an anchor a heading of a page'],
      ['<new>', 'where it goes; of a heading its new text, or `#` and its new anchor'],
    ],
    options: [config, lang, ['--dry-run', 'print what would be done and write nothing'], ['--json', 'print the report as JSON']],
    examples: [
      ['move docs-content/docs/start.md docs-content/docs/guide/start.md', 'a page'],
      ['move docs-content/docs/guide docs-content/docs/manual --dry-run', 'a folder, to see what would be done'],
      ['move docs-content/docs/start.md#install "Getting it"', 'the text of a heading, and the anchor that follows from it'],
      ['move docs-content/docs/start.md#install "#setup"', 'its anchor alone'],
    ],
    run: async (session, flags: MoveFlags, [from, to]: readonly [string, string]) =>
      (await import('../move/run-move.ts')).runMove(session, { from, to }, flags),
  },
  {
    name: 'review',
    description: 'Build the site and report what changed for its readers since a commit, or since another build.',
    options: [
      new Option('--base <ref>', 'a commit, branch or tag; or a folder with a built site')
        .argParser(anyText('a commit, branch or tag, or a folder'))
        .makeOptionMandatory(),
      ['-o, --out <folder>', 'where to write the report (default: `review` beside the config)'],
      config, lang,
      ['--pictures', 'pictures of changed pages at two widths, taken by the Chromium of this machine'],
      ['--strict', 'warnings fail too: an address or an anchor that leads nowhere any more is one'],
      jobs,
      ['--json', 'print what changed as JSON on standard output, and nothing else there'],
      quiet,
    ],
    examples: [
      ['review --base main', 'what this branch changes, into `review/index.html`'],
      ['review --base ../published --out /tmp/report', 'compared with a folder that was built before'],
      ['review --base origin/main --strict', 'for CI: an address that vanished without a redirect fails'],
    ],
    run: async (session, flags: ReviewFlags) => (await import('../review/run-review.ts')).runReview(session, flags),
  },
  {
    name: 'explain',
    description: 'Explain the code of a finding; without a code, list all.',
    arguments: [['[code]', 'such as HG3002; letter case does not matter']],
    options: [['--json', 'print JSON'], lang],
    examples: [
      ['explain HG5012', 'what the finding means and what to do'],
      ['explain', 'every code with its title'],
    ],
    run: async (session, flags: SiteFlags, [code]: readonly [string?]) => (await import('../explain/run-explain.ts')).runExplain(session, code, flags),
  },
  {
    name: 'clean',
    description: 'Remove the cache and the built site; foreign files stay.',
    options: [['--json', 'print the list of removed paths as JSON'], quiet, config],
    examples: [
      ['clean', 'the site of the current folder'],
      ['clean --config docs', 'a site in another folder'],
    ],
    run: async (session, flags: SiteFlags) => (await import('../clean/run-clean.ts')).runClean(session, flags),
  },
  {
    name: 'version',
    description: 'Print the version.',
    run: async ({ streams, program }) => {
      streams.stdout.write(`${program.version}\n`);
      return exitCodes.fine;
    },
  },
];
