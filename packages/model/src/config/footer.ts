import * as z from 'zod';
import { choice } from './choice.ts';
import { object, oneOf } from './fields.ts';
import { isObject } from '../json.ts';
import { linkItem, logo } from './navbar.ts';

const column = object({
  title: z.string().default('').describe('Heading of the column; empty: none.'),
  items: z.array(linkItem).describe('Links of the column.'),
});

const flatLinks = z.array(linkItem).transform((items) => (items.length === 0 ? [] : [{ title: '', items }]));

const links = choice([z.array(column), flatLinks], (input) => {
  if (!Array.isArray(input)) return { code: 'HG1013', args: { expected: 'a list in `[ ]` of links or of columns' } };
  const beginsWithColumn = isColumn(input[0]);
  const other = input.findIndex((entry) => isColumn(entry) !== beginsWithColumn);
  if (other < 0) return beginsWithColumn ? 0 : 1;
  const [first, second] = beginsWithColumn ? ['a column', 'a single link'] : ['a single link', 'a column'];
  return { code: 'HG1070', args: { first, second, list: 'footer.links' }, key: other };
});

/** The foot of each page. */
export const footerField = object({
  style: oneOf(['light', 'dark'], 'light', 'Colouring of the footer.'),
  logo: logo.prefault(null).describe('Logo in the footer; `false`: none.'),
  links: links.prefault([]).describe('Either a flat list of links, or columns with `title` and `items`; not both.'),
  copyright: z.string().default('').describe('Line at the very end, as HTML, sanitised unless `markdown.trustHtml` is on.'),
})
  .transform(({ links, ...rest }) => ({ ...rest, columns: links }))
  .prefault({})
  .describe('The foot of each page: links and copyright.');

function isColumn(entry: unknown): boolean {
  return isObject(entry) && 'items' in entry;
}
