import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import type { Session } from '../session.ts';

/** A command as the table of commands has it. */
export interface CommandEntry {
  readonly name: string;
  readonly description: string;
  readonly arguments?: readonly (readonly [name: string, meaning: string, byDefault?: string])[];
  /** In the order of the help. */
  readonly options?: readonly (Option | readonly [flags: string, meaning: string])[];
  /** Arguments of the program, and what they do: they end the help. */
  readonly examples?: readonly (readonly [line: string, meaning: string])[];
  /** Does the work with the options and arguments that were given, and resolves to the exit code. */
  run(session: Session, flags: object, given: readonly unknown[]): Promise<number>;
}

/** Adds a command to `program`; `onEnd` is told with which exit code it ended. */
export function addCommand(program: Command, entry: CommandEntry, session: Session, onEnd: (exitCode: number) => void): void {
  const command = program.command(entry.name).description(entry.description);
  for (const [name, meaning, byDefault] of entry.arguments ?? []) command.argument(name, meaning, byDefault);
  for (const option of entry.options ?? []) command.addOption(option instanceof Option ? option : new Option(...option));
  if (entry.examples !== undefined) command.addHelpText('after', `\nExamples:\n${examplesOf(program.name(), entry.examples)}`);
  command.action(async () => onEnd(await entry.run(session, command.opts(), command.processedArgs)));
}

function examplesOf(program: string, examples: NonNullable<CommandEntry['examples']>): string {
  const width = Math.max(...examples.map(([line]) => line.length));
  return examples.map(([line, meaning]) => `  ${program} ${line.padEnd(width)}  ${meaning}`).join('\n');
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

/** The origin of an address that has nothing else. */
export function originOf(value: string): string {
  const isOrigin = /^https?:\/\/[^\s/?#@\\]+\/?$/.test(value) && URL.canParse(value);
  if (!isOrigin) throw new InvalidArgumentError('protocol and host, such as `http://localhost:8080`');
  return new URL(value).origin;
}
