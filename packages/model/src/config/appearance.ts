import * as z from 'zod';
import { colour, flag, listOf, object, oneOf, optional, section, switchable, whole, withRule, words } from './fields.ts';
import { isObject } from '../json.ts';

const headingLevel = () => whole(2, 6);

const margin = (side: string) => z.number().min(0).max(1000).describe(`Room left free at the ${side}, in CSS pixels.`);

/** How pages look and move. */
export const appearance = {
  announcementBar: switchable('off', 'A line above the navbar; `false`: none.', {
    id: words().default('announcement-bar').describe('Name of this announcement: who closed it sees it again when the name changes.'),
    content: words().describe('Text of the announcement, as HTML, sanitised unless `markdown.trustHtml` is on.'),
    backgroundColor: optional(colour(), 'Background, a CSS colour; by default the theme’s.'),
    textColor: optional(colour(), 'Colour of the text, a CSS colour; by default the theme’s.'),
    isCloseable: flag(true, 'Readers can close it.'),
  }),
  colorMode: section('Light and dark mode.', {
    defaultMode: oneOf(['light', 'dark'], 'light', 'Mode of a reader who has not chosen.'),
    disableSwitch: flag(false, 'Takes the choice away: no button, stored choices are forgotten.'),
    respectPrefersColorScheme: flag(false, 'Follows the reader’s system until the reader chooses; the button then cycles through system, light, dark.'),
  }),
  tableOfContents: withRule(
    object({
      minHeadingLevel: headingLevel().default(2).describe('Greatest heading that is listed, 2 for `##`.'),
      maxHeadingLevel: headingLevel().default(3).describe('Smallest heading that is listed; not less than `minHeadingLevel`.'),
    }),
    (value, report) => {
      if (!isObject(value)) return;
      const { minHeadingLevel: minimum, maxHeadingLevel: maximum } = value;
      if (typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum) return;
      report('HG1090', { minimum, maximum }, ['minHeadingLevel']);
    },
  )
    .prefault({})
    .describe('Which headings the table of contents of a page lists; a page may say otherwise.'),
  sidebar: object({
    collapsible: flag(true, 'Categories can be opened and closed.'),
    collapsed: optional(z.boolean(), 'Categories start closed; by default when they can be opened.'),
    hideable: flag(false, 'Readers can hide the whole sidebar.'),
    autoCollapse: flag(false, 'Opening a category closes those beside it.'),
  })
    .transform(({ collapsed, ...rest }) => ({ ...rest, collapsed: rest.collapsible && (collapsed ?? true) }))
    .prefault({})
    .describe('How the sidebars behave.'),
  zoom: switchable('on', 'Images that open large on a click; `false`: none do.', {
    selector: words().default('article img').describe('CSS selector of the images that can be opened.'),
    scrollOffset: z
      .number()
      .min(0)
      .max(10_000)
      .default(0)
      .describe('Distance in CSS pixels by which the page may be scrolled before the image closes; 0: any scrolling closes it.'),
    attachDelayMs: whole(0, 60_000).default(1000).describe('Time after loading a page until images can be opened, in milliseconds.'),
    margins: section('Room left free around the opened image, in CSS pixels.', {
      top: margin('top').default(96),
      right: margin('right').default(24),
      bottom: margin('bottom').default(24),
      left: margin('left').default(24),
    }),
  }),
  codeBlocks: section('What blocks of code do in the browser.', {
    prompts: listOf(
      words(),
      'Texts at the start of a line that a shell prints, such as `$ `. Copying a block of a shell that has such lines gives its ' +
      'commands alone.',
    ),
  }),
  progressBar: switchable('on', 'The thin bar at the top while a page loads; `false`: none.', {
    minimum: z.number().min(0).max(1).default(0.08).describe('Share of the width at which the bar starts, from 0 to 1.'),
    speedMs: whole(0, 10_000).default(200).describe('Duration of each of its movements in milliseconds.'),
    delayMs: whole(0, 60_000).default(200).describe('Time after which it appears when the page has not loaded yet, in milliseconds.'),
  }),
  loaderDelayMs: whole(0, 60_000)
    .default(200)
    .describe('Time in milliseconds after which a mark of loading stands in place of a page that has not loaded yet.'),
};
