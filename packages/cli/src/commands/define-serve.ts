import type { Command } from 'commander';
import type { ServeFlags } from '../serve/run-serve.ts';
import type { Act } from './command-rig.ts';
import { addConfigOption, addExamples, addLangOption, numberBetween } from './command-rig.ts';

/** Adds `serve`: the built site over HTTP. */
export function defineServe(program: Command, act: Act): void {
  const command = program
    .command('serve')
    .description('Show the built site as a static host would. Nothing is counted, and feedback is added to helpgen-feedback.jsonl.')
    .option('-w, --watch', 'show the site as it is being written, instead of the built one')
    .option('--mcp', 'answer assistants at /mcp, as `mcp` does (without `--watch`)')
    .option(
      '-p, --port <number>',
      'port; the next free one when it is taken, 0 for any',
      numberBetween(0, 65_535, 'a port from 0 to 65535'),
      3000,
    )
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--open', 'open the site in the browser')
    .option('--no-open', 'open nothing, as without `--open`')
    .option('--https', 'serve with HTTPS, with the certificate of `--cert` and `--key`')
    .option('--cert <file>', 'certificate (PEM)')
    .option('--key <file>', 'private key (PEM) of the certificate')
    .option('-o, --out-dir <folder>', 'the built site, when it is not in the config’s `outDir`')
    .option('--json', 'print the address as JSON')
    .option('-q, --quiet', 'print nothing but findings');
  addConfigOption(command);
  addLangOption(command);
  addExamples(command, [
    ['serve', 'the site that `build` wrote, at http://127.0.0.1:3000'],
    ['serve --watch', 'the site from its sources: what is saved is shown at once, with drafts and with what is wrong'],
    ['serve --port 0', 'at any free port'],
    ['serve --host 0.0.0.0', 'for other machines of the network too'],
    ['serve --https --cert cert.pem --key key.pem', 'with HTTPS'],
  ]);
  command.action((flags: ServeFlags) =>
    act(async (session) =>
      flags.watch === true
        ? (await import('../watch/run-watch.ts')).runWatch(session, flags)
        : (await import('../serve/run-serve.ts')).runServe(session, flags),
    ),
  );
}
