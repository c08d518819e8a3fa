import { Command, CommanderError } from 'commander';
import { addCommand } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { createStyle, hasColors } from './report/style.ts';
import { exitCodes } from './session.ts';
import type { Engine, Program, Session, Streams } from './session.ts';

/** What a command line is made of. */
export interface CliOptions extends Program {
  /** The engine, or what loads it when a command first needs it. */
  readonly engine: Engine | (() => Promise<Engine>);
}

/** A command line that can be run any number of times. */
export interface Cli {
  /** Runs `argv` (without Node and script) and returns the exit code: 0, 1, 2 or 70; 130 when interrupted. Never throws. */
  run(argv: readonly string[], streams: Streams): Promise<number>;
}

/** The command line of helpgen, or of a product that brings its own name and engine. */
export function createCli({ engine, ...program }: CliOptions): Cli {
  const loadEngine = typeof engine === 'function' ? engine : () => Promise.resolve(engine);
  return {
    async run(argv, streams) {
      const session: Session = { streams, program, loadEngine };
      let exitCode: number = exitCodes.fine;
      const commandLine = defineProgram(session, (code) => (exitCode = code));
      try {
        await commandLine.parseAsync([...argv], { from: 'user' });
        return exitCode;
      } catch (error) {
        if (!(error instanceof CommanderError)) {
          const { writeFailure } = await import('./report/write-failure.ts');
          return writeFailure(session, { error, json: argv.includes('--json') });
        }
        // Help and version end commander's parsing with an error of code 0; help that nobody asked for is wrong usage.
        if (error.exitCode === 0) return exitCodes.fine;
        if (error.code === 'commander.help') return exitCodes.usage;
        const { writeUsageError } = await import('./report/write-usage-error.ts');
        return writeUsageError(session, { error, program: commandLine, argv });
      }
    },
  };
}

function defineProgram(session: Session, onEnd: (exitCode: number) => void): Command {
  const { streams, program: { name, version } } = session;
  const style = createStyle(streams.stdout, streams.env);
  const program = new Command(name)
    .description('Builds a documentation site from Markdown files and a site-config.json.')
    .usage('<command> [options]')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureHelp({ styleTitle: style.bold })
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
      outputError: () => undefined,
      getOutHelpWidth: () => streams.stdout.columns ?? 100,
      getErrHelpWidth: () => streams.stderr.columns ?? 100,
      getOutHasColors: () => hasColors(streams.stdout, streams.env),
      getErrHasColors: () => hasColors(streams.stderr, streams.env),
    })
    .addHelpText(
      'after',
      `\nStart a new site with \`${name} init my-docs\`. Exit codes: 0 fine, 1 findings, 2 wrong usage, 70 a bug of ${name}.\n` +
        'The manual is the folder `manual` of the repository of helpgen: it begins with docs/tutorial.md, and `helpgen build` makes a site of it.',
    );
  for (const entry of commands) addCommand(program, entry, session, onEnd);
  return program;
}
