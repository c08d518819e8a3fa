import * as z from 'zod';
import { flag, object, oneOf, optional, text, words } from './fields.ts';

const attributeRule =
  'a name of Latin letters, digits, `-` and `_` other than `id`, `title`, `titleHtml` and `children`, which every directive has';
const attributeName = text(attributeRule, /^(?!(?:id|title|titleHtml|children)$)[A-Za-z][\w-]*$/);

const attribute = object({
  type: oneOf(
    ['text', 'number', 'boolean', 'address'], 'text',
    'What an author may write: any text, a number, `true` and `false`, where the bare name means `true`, or an address that is safe ' +
    'to follow.',
  ),
  required: flag(false, 'Whether the attribute has to be there.'),
  values: optional(z.array(words()).min(1), 'The only values of a text that are allowed; by default every text is.'),
});

/** Directives that the theme of the site draws, by the name that stands after `:::`. */
export const directivesField = z
  .record(
    text('a name of Latin letters, digits and `-`', /^[a-z][a-z\d-]*$/),
    object({
      part: text('the name of a component: Latin letters and digits, the first a capital', /^[A-Z][A-Za-z\d]*$/).describe(
        'The part or island of the theme that draws it.',
      ),
      attributes: z
        .record(attributeName, attribute)
        .default({})
        .describe('What may stand in `{ }` after the name, by name; each becomes a property of the part.'),
    }),
  )
  .default({})
  .describe('Directives of your own, by the name that stands after `:::`.');
