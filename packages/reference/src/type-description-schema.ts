import * as z from 'zod';
import { frontMatterSchema } from '@helpgen/model/schema';
import { evidenceKinds, type DescriptionKind } from './type-description.ts';

const filled = z.string().min(1, 'may not be empty');
const sentence = (what: string) => filled.describe(`${what} Inline Markdown.`);
const prose = (what: string) => filled.describe(`${what} Markdown.`).exactOptional();
const notation = (what: string) => filled.describe(`${what} In the notation of the language, such as \`Массив<Строка>?\` or \`(Число)->Булево\`.`);

const names = z
  .strictObject({ ru: filled.describe('The Russian name.'), en: filled.describe('The English name.') })
  .describe('The name in both languages of the script language; each is an anchor.');
const since = filled.describe('The version that brought it, such as `"7.0"`.').exactOptional();
const deprecated = z
  .strictObject({
    since: filled.describe('The version since which it should not be used.').exactOptional(),
    replacement: filled.describe('What to use in its place, as it is written in code.').exactOptional(),
    reason: sentence('Why it should not be used.').exactOptional(),
  })
  .describe('Marks what should not be used any more.')
  .exactOptional();

const until = filled.describe('The last version that has it, such as `"9.0"`.').exactOptional();
const aliases = z
  .array(filled)
  .describe('Earlier names: found by search, and known as the same where versions are compared.')
  .exactOptional();
const evidence = z
  .union(
    [
      z.enum(evidenceKinds),
      z.strictObject({
        read: filled.describe('The version that the source tells of, such as `"10.0"`.'),
        page: filled.describe('Where in the source it was read: a path, an address.').exactOptional(),
      }),
    ],
    { error: "is none of `read`, `deduced` and `{ read: …, page: … }`" },
  )
  .describe(
    'How it is known: `deduced`, `read`, or `{ read: "10.0", page: … }` with version and place of the source. That of a type holds for ' +
      'its members.',
  )
  .exactOptional();

const generics = z
  .array(
    z.strictObject({
      name: names,
      extends: notation('What the argument must be.').exactOptional(),
      description: sentence('What the argument stands for.').exactOptional(),
    }),
  )
  .describe('Generic parameters.')
  .exactOptional();

const parameters = z
  .array(
    z.strictObject({
      name: names,
      aliases,
      since: filled.describe('The version that brought it, or its name.').exactOptional(),
      type: notation('The type of the argument.'),
      default: filled.describe('Code of the default value; the parameter may then be left out.').exactOptional(),
      description: sentence('What the argument means.').exactOptional(),
    }),
  )
  .describe('Parameters in their order; optional ones last.')
  .exactOptional();

const throws = z
  .array(z.strictObject({ type: notation('The exception.'), when: sentence('When it is thrown.') }))
  .describe('Exceptions that are thrown.')
  .exactOptional();

const returns = z
  .strictObject({ type: notation('The type of the result.'), description: sentence('What the result is.').exactOptional() })
  .describe('The result; absent: there is none.')
  .exactOptional();

const examples = z
  .array(
    z.strictObject({
      title: filled.describe('Heading of the example.').exactOptional(),
      description: prose('What the example shows.'),
      code: filled.describe('Code in the script language that can be run as it stands.'),
      output: filled.describe('What the code prints.').exactOptional(),
    }),
  )
  .describe('Examples of use.')
  .exactOptional();

const summary = sentence('One sentence: what it is for.');
const description = prose('How it behaves, beyond the summary.');
const history = { since, until, deprecated, evidence };
const member = { summary, description, ...history, examples };
const named = { name: names, aliases, ...member };
const call = { parameters, returns, throws };
const isStatic = z.boolean().describe('Whether it belongs to the type and not to a value of it.').exactOptional();

const constructors = z.array(z.strictObject({ ...member, parameters, throws })).describe('Ways of creating a value.').exactOptional();
const properties = z
  .array(
    z.strictObject({
      ...named,
      type: notation('The type of the property.'),
      readonly: z.boolean().describe('Whether it can only be read.').exactOptional(),
      static: isStatic,
      throws,
    }),
  )
  .describe('Properties.')
  .exactOptional();
const constants = z
  .array(
    z.strictObject({
      ...named,
      type: notation('The type of the constant.'),
      value: filled.describe('Code of the value.').exactOptional(),
    }),
  )
  .describe('Constants.')
  .exactOptional();
const formSummary = sentence('One sentence: what is special about this form.').exactOptional();
const methods = z
  .array(
    z.strictObject({
      ...named,
      static: isStatic,
      generics,
      mustUse: z.boolean().describe('Whether the compiler refuses a call, in any form, whose result is thrown away.').exactOptional(),
      ...call,
      overloads: z
        .array(z.strictObject({ summary: formSummary, description, static: isStatic, ...history, ...call, examples }))
        .min(2, 'has fewer than two forms; write the only form at the method itself')
        .describe('Two or more forms of the method, in place of its own parameters and result.')
        .exactOptional(),
    }),
  )
  .describe('Methods.')
  .exactOptional();
const operators = z
  .array(z.strictObject({ form: filled.describe('Code with the operator.'), type: notation('The type of the result.'), ...member, throws }))
  .describe('Operators that work on values of the type.')
  .exactOptional();
const values = z
  .array(z.strictObject({ ...named, default: z.boolean().describe('Whether it is the default item.').exactOptional() }))
  .describe('Items of the enumeration, all of them.')
  .exactOptional();

const head = { name: names, summary };
const tail = {
  description,
  examples,
  seeAlso: z.array(filled.describe('A type, a member, or the path of a page.')).describe('Where to read on.').exactOptional(),
  aliases,
  keywords: z.array(filled).describe('Further words of search.').exactOptional(),
  page: frontMatterSchema.describe('Keys of front matter for the page, such as `redirect_from`.').exactOptional(),
};
const typed = { ...history, generics, extends: z.array(notation('A direct base type.')).describe('Direct base types.').exactOptional() };
const groups = z
  .record(filled, z.array(filled.describe('The name of a property or method.')))
  .describe(
    'Properties and methods by what they are for: `Поиск: [Найти, Содержит]`, in the order of the page. Worth it above twelve members.',
  )
  .exactOptional();
const pages = z
  .record(filled, z.string().regex(/^(?!index$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no address of small Latin letters, digits and hyphens'))
  .describe(
    'Groups that have a page of their own, with its address below that of the type: `Поиск: search`. The option `severalPages` of the preset names the file. ' +
      'Worth it where the page would be longer than readers look through.',
  )
  .exactOptional();
const members = { groups, pages, constructors, properties, constants, methods, operators };

/** The schema of each kind of description. */
export const shapes = {
  type: z.strictObject({ kind: z.literal('type'), ...head, ...typed, ...tail, ...members }),
  exception: z.strictObject({ kind: z.literal('exception'), ...head, ...typed, ...tail, ...members }),
  enumeration: z.strictObject({ kind: z.literal('enumeration'), ...head, ...typed, ...tail, values, ...members }),
  singleton: z.strictObject({ kind: z.literal('singleton'), ...head, ...typed, ...tail, ...members }),
  annotation: z.strictObject({
    kind: z.literal('annotation'),
    ...head,
    ...typed,
    ...tail,
    parameters,
    targets: z.array(filled).describe('Words of the language for what it may stand before, such as `метод`.').exactOptional(),
  }),
  // What a namespace has of its own is called by its bare name, as a function is.
  namespace: z.strictObject({ kind: z.literal('namespace'), ...head, ...history, ...tail, groups, properties, methods }),
  library: z.strictObject({ kind: z.literal('library'), ...head, ...tail }),
} satisfies { readonly [kind in DescriptionKind]: z.ZodObject };

/** The schema of every description, for editors. */
export const typeDescriptionSchema = z.discriminatedUnion('kind', Object.values(shapes) as [(typeof shapes)['type'], ...(typeof shapes)['type'][]]);
