import type { DiagnosticArgs } from '@helpgen/model';
import type { Compilation, ContentCode } from '../compilation.ts';
import type { Place } from '../source/locate.ts';

/** Findings of which a page may have hundreds: of each kind the first is told, with how many more there are. */
export interface Tally {
  note(kind: string, code: ContentCode, args: DiagnosticArgs, at: Place): void;
  /** Reports what was noted. */
  tell(): void;
}

/** A tally of the page of `compilation`. */
export function createTally(compilation: Compilation): Tally {
  const kinds = new Map<string, { readonly code: ContentCode; readonly args: DiagnosticArgs; readonly at: Place; more: number }>();
  return {
    note(kind, code, args, at) {
      const known = kinds.get(`${code} ${kind}`);
      if (known === undefined) kinds.set(`${code} ${kind}`, { code, args, at, more: 0 });
      else known.more += 1;
    },
    tell() {
      for (const { code, args, at, more } of kinds.values()) {
        compilation.report(code, { ...args, more: more === 0 ? '' : ` (and ${more} more on this page)` }, { at });
      }
    },
  };
}
