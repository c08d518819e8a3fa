import type { configCatalogue } from '../catalogue/catalogue.ts';
import type { DiagnosticArgs } from '../diagnostic.ts';

/** What a rule of the schema found: a code of the catalogue, what its wording needs, and where to point. */
export interface Note {
  readonly code: keyof typeof configCatalogue;
  readonly args?: DiagnosticArgs;
  /** Points at the key in place of the value. */
  readonly at?: 'key';
}

/**
 * A note as the message of a Zod issue. Messages are the only part of an issue that passes through Zod unchanged from
 * wherever it arises, so our rules speak to the translator of issues through them; people never see them.
 */
export function writeNote(code: Note['code'], args: DiagnosticArgs = {}, at?: 'key'): string {
  return JSON.stringify({ code, args, ...(at === undefined ? {} : { at }) });
}

/** The note that `message` carries; `undefined` for a message of Zod's own. */
export function readNote(message: string): Note | undefined {
  return message.startsWith('{"code":"HG') ? (JSON.parse(message) as Note) : undefined;
}
