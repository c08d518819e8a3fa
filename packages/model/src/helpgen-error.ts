import type { Diagnostic } from './diagnostic.ts';

/** Thrown at the edge alone, when the work cannot go on because of what the user wrote; carries every finding. */
export class HelpgenError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => `${diagnostic.code}: ${diagnostic.message}`).join('\n'));
    this.name = 'HelpgenError';
    this.diagnostics = diagnostics;
  }
}
