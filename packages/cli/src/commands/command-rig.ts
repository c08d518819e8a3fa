import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import type { Session } from '../session.ts';

/** Runs the work of a command and keeps its exit code. */
export type Act = (work: (session: Session) => Promise<number>) => Promise<void>;

/** Adds the option that names the site. */
export function addConfigOption(command: Command): void {
  command.option('-c, --config <path>', 'config file, or the folder that holds `site-config.json` (default: the current folder)');
}

/** Adds the option that chooses the language of findings. */
export function addLangOption(command: Command): void {
  command.option('--lang <language>', 'language of findings, `en` or `ru` (default: that of the environment)');
}

/** Adds the options that `build` and `check` share. */
export function addBuildOptions(command: Command): void {
  addConfigOption(command);
  addLangOption(command);
  command
    .option('--strict', 'warnings fail too')
    .option(
      '-j, --jobs <count>',
      'worker threads at most (default: by processors and changed pages)',
      numberBetween(1, 256, 'a number from 1 to 256'),
    )
    .option('--no-cache', 'neither read nor write the cache')
    .option('--json', 'print the report as JSON on standard output, and nothing else there')
    .option('-q, --quiet', 'print nothing but findings');
}

/** Adds the option that has questions put to a search server. */
export function addServerOption(command: Command): void {
  command.option(
    '--server <origin>',
    'ask the search server of `search.provider` on this origin, such as `http://localhost:8080`',
    originOf,
  );
}

function originOf(value: string): string {
  const isOrigin = /^https?:\/\/[^\s/?#@\\]+\/?$/.test(value) && URL.canParse(value);
  if (!isOrigin) throw new InvalidArgumentError('protocol and host, such as `http://localhost:8080`');
  return new URL(value).origin;
}

/** Adds examples to the end of the help: arguments of the program, and what they do. */
export function addExamples(command: Command, examples: readonly (readonly [line: string, meaning: string])[]): void {
  const program = command.parent?.name() ?? '';
  const lines = examples.map(([line]) => `${program} ${line}`);
  const width = Math.max(...lines.map((line) => line.length));
  const rows = examples.map(([, meaning], index) => `  ${(lines[index] ?? '').padEnd(width)}  ${meaning}`);
  command.addHelpText('after', `\nExamples:\n${rows.join('\n')}`);
}

/** A parser of whole numbers from `least` to `most`; `expected` is what a message says instead. */
export function numberBetween(least: number, most: number, expected: string): (value: string) => number {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(expected);
  };
}

/** A parser of texts that say something: a variable of a script may be empty. `expected` is what a message says instead. */
export function anyText(expected: string): (value: string) => string {
  return (value) => {
    if (value.trim() !== '') return value;
    throw new InvalidArgumentError(expected);
  };
}
