import type { Diagnostic } from '@helpgen/model';
import { suggest } from '@helpgen/model/browser';
import type { Command, CommanderError } from 'commander';
import { finding } from '../finding.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { answer } from './answer.ts';
import { formatCount } from './format-amounts.ts';
import { writeFindings } from './write-findings.ts';

/** A command line that commander refused. */
export interface UsageError {
  readonly error: CommanderError;
  readonly program: Command;
  readonly argv: readonly string[];
}

/** Writes what is wrong with the command line, with the nearest right word, and where the help is; returns the exit code. */
export function writeUsageError(session: Session, usage: UsageError): number {
  const command = commandOf(usage);
  const diagnostic = toDiagnostic(usage, command);
  const json = usage.argv.includes('--json');
  if (!json) {
    writeFindings(session.streams, [diagnostic]);
    session.streams.stderr.write(`\nUsage: ${nameOf(command)} ${command.usage()}\nMore: ${nameOf(command)} --help\n`);
  }
  return answer(session, { json }, { report: { status: 'failed', diagnostics: [diagnostic] }, exitCode: exitCodes.usage });
}

function toDiagnostic({ error, program }: UsageError, command: Command): Diagnostic {
  const quoted = (pattern: RegExp): string => pattern.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownCommand': {
      const word = quoted(/unknown command '(.*)'/s);
      const names = program.commands.map((known) => known.name());
      return finding('HG6001', { command: word, program: program.name(), suggestion: suggest(word, names) ?? '' });
    }
    case 'commander.unknownOption': {
      const option = quoted(/unknown option '(.*)'/s);
      return finding('HG6002', { option, command: nameOf(command), suggestion: suggestOption(option, command) });
    }
    case 'commander.optionMissingArgument':
      return finding('HG6003', { option: quoted(/option '(.*)' argument missing/s) });
    case 'commander.invalidArgument': {
      const parts = /option '(.*?)' argument '(.*)' is invalid\. (.*)$/s.exec(error.message) ?? [];
      const choices = /^Allowed choices are (.*)\.$/s.exec(parts[3] ?? '')?.[1];
      return finding('HG6004', { option: parts[1] ?? '', value: parts[2] ?? '', expected: choices ?? parts[3] ?? '' });
    }
    case 'commander.missingArgument':
      return finding('HG6007', { command: nameOf(command), missing: `<${quoted(/required argument '(.*)'/s)}>` });
    case 'commander.missingMandatoryOptionValue':
      return finding('HG6007', { command: nameOf(command), missing: quoted(/required option '(.*)' not specified/s) });
    case 'commander.excessArguments': {
      const expected = command.registeredArguments.length;
      return finding('HG6005', {
        command: nameOf(command),
        expected: expected === 0 ? 'no arguments' : `at most ${formatCount(expected, 'argument')}`,
        count: command.args.length,
      });
    }
    default:
      // A kind of refusal that no option of ours can lead to.
      return finding('HG9001', { reason: error.message, environment: process.version });
  }
}

function commandOf({ program, argv }: UsageError): Command {
  const word = argv.find((argument) => !argument.startsWith('-'));
  return program.commands.find((command) => command.name() === word) ?? program;
}

function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${command.parent.name()} ${command.name()}`;
}

function suggestOption(option: string, command: Command): string {
  const known = command.options.flatMap(({ long }) => (long === undefined || long === null ? [] : [long]));
  return suggest(option.split('=')[0] ?? '', [...known, '--help']) ?? '';
}
