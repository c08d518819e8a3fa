import * as z from 'zod';
import { jsonObject } from './parse-by-schema.ts';

const text = z.string();
const filled = z.string().min(1, 'may not be empty');
const texts = () => z.array(filled);
const headingLevel = z.number().int().min(2).max(6);
const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/, 'is not a date such as `2025-10-20`');
/** All keys of a page's head; none must be there. */
export const frontMatter = z.strictObject({
  id: filled
    .refine((id) => !id.includes('/'), 'may not contain `/`; folders come from where the file lies')
    .describe('Name of the document inside its folder; by default the file name without its number prefix.'),
  title: text.describe('Title of the page; by default the text of a leading h1, else the id.'),
  description: text.describe('Sentence for search engines and cards; by default the first paragraph.'),
  keywords: z.array(text).describe('Keywords for search.'),
  image: filled.describe('Social card: an address or a path from the site root.'),
  slug: filled.describe('Address of the page: absolute inside the version when it begins with `/`, else relative to the folder.'),
  sidebar_label: filled.describe('Label in the sidebar; by default the title.'),
  sidebar_aside: filled.describe('Another name, which stands small behind the label and by which the filter of the sidebar finds the entry, too.'),
  sidebar_position: z.number().describe('Place among the siblings of a generated sidebar.'),
  sidebar_class_name: filled.describe('Class of the sidebar entry.'),
  sidebar_custom_props: jsonObject.describe('Free values for the theme.'),
  displayed_sidebar: filled.nullable().describe('Id of the sidebar to show; `null` shows none.'),
  pagination_label: filled.describe('Label in the links to the previous and next page.'),
  pagination_next: filled.nullable().describe('Id of the next document; `null` removes the link.'),
  pagination_prev: filled.nullable().describe('Id of the previous document; `null` removes the link.'),
  custom_edit_url: text.nullable().describe('Address of the edit link; `null` or empty removes it.'),
  tags: texts().describe('Tags of the page.'),
  layout: z
    .enum(['home'])
    .describe('`home`: a page as wide as the window, without sidebar, contents and way to it, whose `:::hero` has its title.'),
  hide_title: z.boolean().describe('No h1 is made from the title.'),
  hide_table_of_contents: z.boolean().describe('No table of contents is shown.'),
  toc_min_heading_level: headingLevel.describe('Highest heading level in the table of contents, 2 to 6.'),
  toc_max_heading_level: headingLevel.describe('Lowest heading level in the table of contents, 2 to 6.'),
  parse_number_prefixes: z.boolean().describe('Whether a number before the file name gives its position.'),
  last_update: z
    .strictObject({
      date: isoDate.exactOptional().describe('Date in the form of ISO 8601.'),
      author: filled.exactOptional().describe('Name of the author.'),
    })
    .describe('Date and author of the last change; by default taken from version control.'),
  draft: z.boolean().describe('The page exists in a preview only.'),
  unlisted: z.boolean().describe('The page is found only by its address.'),
  wrapperClassName: filled.describe('Class of the element around the page.'),
  redirect_from: texts().describe('Old addresses that lead here.'),
  term_forms: texts().describe(
    'Makes the page the explanation of a term: forms of the title that are found in the text of other pages, in any letter case; a ' +
    'product name of the config brings its cases along.',
  ),
  term_except: texts().describe(
    'Phrases in which the term of the page means something else, such as `регулярное выражение` of the term `выражение`; they are no ' +
    'mention of it.',
  ),
  term_except_on: texts().describe(
    'Ids of documents that mean something else by the term of the page, or patterns of them such as `stdlib/xml/**`; nothing there ' +
    'is a mention of it.',
  ),
  link_types: z.boolean().describe('Whether names in code that a preset knows become links to their pages; by default they do.'),
  custom: jsonObject.describe('Free values for themes.'),
});

/** The schema of a page's head. */
export const frontMatterSchema = frontMatter.partial();
