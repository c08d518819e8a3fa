import type { Diagnostic } from './diagnostic.ts';

/** Thrown at the edge alone, when the work cannot go on because of what the user wrote; carries every finding. */
export class HelpgenError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((diagnostic) => `${diagnostic.code}: ${diagnostic.message}`).join('\n'));
    this.name = 'HelpgenError';
    this.diagnostics = diagnostics;
  }

  /** Also true of an error of another copy of this class: packages are bundled, and each bundle has its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'HelpgenError' && 'diagnostics' in value;
  }
}
