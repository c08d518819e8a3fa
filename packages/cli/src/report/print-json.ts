import type { Program } from '../session.ts';

/** What every JSON report says besides its own content. */
export interface JsonEnvelope {
  readonly program: Program;
  readonly exitCode: number;
}

/** `report` as JSON text with the program's version and the exit code before it; ends in a line break. */
export function printJson(report: object, { program, exitCode }: JsonEnvelope): string {
  return `${JSON.stringify({ [program.name]: program.version, exitCode, ...report }, undefined, 2)}\n`;
}
