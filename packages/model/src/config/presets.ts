import * as z from 'zod';
import type { Json } from '../json.ts';
import { choice } from './choice.ts';
import { words } from './fields.ts';

const module = words().describe('A path that begins with `./`, or the name of a package.');
const options = z.record(z.string(), z.unknown() as unknown as z.ZodType<Json>);

/** Modules that add sources, emitters, plugins, languages, directives and parts to helpgen. */
export const presetsField = z
  .array(
    choice(
      [
        module.transform((name) => ({ module: name, options: {} as { readonly [key: string]: Json } })),
        z.tuple([module, options]).transform(([name, given]) => ({ module: name, options: given })),
      ],
      (input) => {
        if (typeof input === 'string') return 0;
        if (Array.isArray(input)) return 1;
        return { code: 'HG1013', args: { expected: 'the path or package of a preset, or such a name and its options in `[ ]`' } };
      },
    ),
  )
  .prefault([])
  .describe(
    'What adds to helpgen: modules beside the config (`./my-preset.mjs`) or packages, ' +
      'each perhaps with options: `["my-preset", { "key": 1 }]`.',
  );
