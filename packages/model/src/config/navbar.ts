import * as z from 'zod';
import { suggest } from '../suggest.ts';
import type { Misfit } from './choice.ts';
import { choice } from './choice.ts';
import { anyAddress, flag, listOf, object, oneOf, optional, orOff, section, siteAddress, withRule, words } from './fields.ts';
import { isObject } from '../json.ts';

const target = {
  to: optional(siteAddress(), 'Page of this site: a route such as `/guide/` or the path of a source file. Either this or `href`.'),
  href: optional(anyAddress(), 'Any other address, written as it stands. Either this or `to`.'),
};

const labelled = { label: words().describe('Text of the link.'), ...target };

/** A link with a label and exactly one target. */
export const linkItem = choice([withOneTarget(object(labelled))], (input) =>
  isObject(input) ? 0 : { code: 'HG1013', args: { expected: 'an object in `{ }`' } },
);

const dropdownEntry = choice([withOneTarget(object(labelled))], (input) => {
  if (!isObject(input)) return { code: 'HG1013', args: { expected: 'an object in `{ }`' } };
  const isDropdown = 'items' in input || input['type'] === 'dropdown';
  return isDropdown ? { code: 'HG1063', args: {}, key: 'items' in input ? 'items' : 'type' } : 0;
});

const placed = {
  position: oneOf(['left', 'right'], 'left', 'Side of the navbar.'),
  className: optional(words(), 'Class of the item, for a theme’s style sheet.'),
};

const around = {
  itemsBefore: listOf(dropdownEntry, 'Links above the generated entries.'),
  itemsAfter: listOf(dropdownEntry, 'Links below the generated entries.'),
};

const items = {
  link: withOneTarget(
    object({
      type: z.literal('link').default('link').describe('A link; also what an item without `type` is.'),
      ...labelled,
      activeBasePath: optional(words(), 'Route prefix below which the item is marked as active; by default its target.'),
      ...placed,
    }),
  ),
  dropdown: object({
    type: z.literal('dropdown').default('dropdown').describe('A menu of links; also what an item with `items` is.'),
    label: words().describe('Text of the button.'),
    to: optional(siteAddress(), 'Page of this site that the button itself leads to.'),
    items: z.array(dropdownEntry).min(1).describe('Links of the menu.'),
    ...placed,
  }),
  doc: object({
    type: z.literal('doc').describe('A link to a document in the reader’s version.'),
    docId: words().describe('Id of the document.'),
    label: optional(words(), 'Text of the link; by default the document’s title.'),
    ...placed,
  }),
  docSidebar: object({
    type: z.literal('docSidebar').describe('A link to the first page of a sidebar; active on all its pages.'),
    sidebarId: words().describe('Id of the sidebar, a key of `sidebars`.'),
    label: words().describe('Text of the link.'),
    ...placed,
  }),
  docsVersion: object({
    type: z.literal('docsVersion').describe('A link to the main page of the reader’s version.'),
    label: optional(words(), 'Text of the link; by default the version’s label.'),
    to: optional(siteAddress(), 'Page of this site that it leads to in place of the main page.'),
    ...placed,
  }),
  docsVersionDropdown: object({
    type: z.literal('docsVersionDropdown').describe('A menu of the versions, each leading to the same page there.'),
    versions: optional(z.array(words()).min(1), 'Names of the versions to show; by default all.'),
    ...around,
    ...placed,
  }),
  localeDropdown: object({
    type: z.literal('localeDropdown').describe('A menu of the locales; keeps path, query and anchor.'),
    ...around,
    ...placed,
  }),
  search: object({ type: z.literal('search').describe('Place of the search box.'), ...placed }),
  html: object({
    type: z.literal('html').describe('A piece of HTML.'),
    value: words().describe('The HTML, sanitised unless `markdown.trustHtml` is on.'),
    ...placed,
  }),
};

const itemTypes = Object.keys(items);

const navbarItem = choice(Object.values(items), chooseNavbarItem)
  .meta({ id: 'NavbarItem', description: 'An item of the navbar, told by its `type`.' });

/** A picture that stands for the site. */
export const logo = orOff(
  object({
    src: words().describe('Picture: a file of the static folders or an address.'),
    srcDark: optional(words(), 'Picture for the dark mode; by default `src`.'),
    alt: z.string().default('').describe('What the picture shows, for readers who cannot see it; empty when the title stands beside it.'),
    href: optional(anyAddress(), 'Where it leads; by default the start page.'),
    width: optional(z.number().min(1).max(2000), 'Width in CSS pixels; by default that of the file.'),
    height: optional(z.number().min(1).max(2000), 'Height in CSS pixels; by default that of the file.'),
  }),
);

/** The bar at the top of each page. */
export const navbarField = section('The bar at the top of each page.', {
  title: z.string().default('').describe('Name beside the logo; empty: the logo alone, or without a logo the title of the site.'),
  logo: logo.prefault(null).describe('Logo at the left end; `false`: none.'),
  hideOnScroll: flag(false, 'Hides the bar while the reader scrolls down.'),
  style: oneOf(['default', 'dark', 'primary'], 'default', 'Colouring of the bar.'),
  items: listOf(navbarItem, 'Items from left to right.'),
});

function withOneTarget<Schema extends z.ZodObject>(schema: Schema): Schema {
  return withRule(schema, (value, report) => {
    if (!isObject(value)) return;
    const hasTo = value['to'] !== undefined;
    const hasHref = value['href'] !== undefined;
    if (hasTo && hasHref) report('HG1061', {}, ['href'], 'key');
    if (!hasTo && !hasHref) report('HG1062');
  });
}

function chooseNavbarItem(input: unknown): number | Misfit {
  if (!isObject(input)) return { code: 'HG1013', args: { expected: 'an object in `{ }`' } };
  const { type } = input;
  if (type === undefined) return 'items' in input ? 1 : 0;
  const option = typeof type === 'string' ? itemTypes.indexOf(type) : -1;
  if (option >= 0) return option;
  const suggestion = (typeof type === 'string' ? suggest(type, itemTypes) : undefined) ?? '';
  return { code: 'HG1060', args: { allowed: itemTypes.map((name) => `\`${name}\``), suggestion }, key: 'type' };
}
