/* oxlint-disable no-underscore-dangle -- Zod keeps what it offers to extensions under this name */
import * as z from 'zod';
// By itself: `z.core` would bring all of it into bundles.
import { $constructor } from 'zod/v4/core';
import type { DiagnosticArgs } from '../diagnostic.ts';
import type { Note } from './note.ts';
import { writeNote } from './note.ts';

/** What is wrong with an input that no option fits; `key` names the entry to point at. */
export interface Misfit {
  readonly code: Note['code'];
  readonly args: DiagnosticArgs;
  readonly key?: string | number;
}

/** Says by a look at the input which option it is meant as, counted from 0, or why it can be none. */
export type Choose = (input: unknown) => number | Misfit;

/**
 * A union whose option is chosen before anything is checked, so that mistakes are told of what the author meant, and
 * nested unions are never tried one after the other. For JSON Schema it is an ordinary `anyOf`.
 */
export function choice<const Options extends readonly z.core.$ZodType[]>(options: Options, choose: Choose): z.ZodUnion<Options> {
  return new Choice({ type: 'union', options, choose }) as unknown as z.ZodUnion<Options>;
}

// TypeScript wants a name with a type of its own for an assertion function.
const initUnion: (inst: z.ZodUnion, def: ChoiceDef) => void = (inst, def) => z.ZodUnion.init(inst, def);

interface ChoiceDef extends z.core.$ZodUnionDef {
  readonly choose: Choose;
}

const Choice: $constructor<z.ZodUnion, ChoiceDef> = /*@__PURE__*/ $constructor('HelpgenChoice', (inst, def) => {
  initUnion(inst, def);
  inst._zod.parse = (payload, context) => {
    const chosen = def.choose(payload.value);
    const option = typeof chosen === 'number' ? def.options[chosen] : undefined;
    if (option !== undefined) return option._zod.run(payload, context);
    const { code, args, key } = chosen as Misfit;
    payload.issues.push({
      code: 'custom',
      message: writeNote(code, args),
      input: payload.value,
      inst,
      path: key === undefined ? [] : [key],
    });
    return payload;
  };
});
