import * as z from 'zod';
import { anyAddress, flag, listOf, object, orNull, section, sourcePath, switchable, text, words } from './fields.ts';
import { writeNote } from './note.ts';

const attributes = z.record(text('the name of an HTML attribute', /^[a-zA-Z][\w:.-]*$/), z.string());

const directives = [
  'default-src', 'script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'worker-src', 'manifest-src',
  'object-src', 'child-src', 'form-action', 'frame-ancestors', 'base-uri',
] as const;

const policySource = text("one source such as `https://stats.example.com`, `data:` or `'self'`, without spaces, `;` and `,`", /^[^\s;,]+$/);

/** Where content lies, and what is written besides pages. */
export const output = {
  content: section('Where content lies; paths are relative to the folder of the config.', {
    docs: sourcePath().prefault('docs-content/docs').describe('Folder of the documents of the current version.'),
    pages: sourcePath().nullable().prefault('docs-content/pages').describe('Folder of generic pages; `null`: none.'),
    versions: sourcePath()
      .prefault('docs-content/versions')
      .describe('Folder of the documents of other versions, in folders named like them.'),
    i18n: sourcePath()
      .prefault('docs-content/i18n')
      .describe('Folder of translations: `<locale>/docs`, `<locale>/pages`, `<locale>/versions/<name>`.'),
    static: z
      .array(sourcePath())
      .prefault(['docs-content/static'])
      .describe('Folders of files that are copied as they are; a later folder wins over an earlier one.'),
    exclude: listOf(words(), 'Globs of content files that are no pages, besides names that begin with `_`.'),
  }),
  head: section('What stands in the head of each document besides what the build writes.', {
    image: orNull(words(), 'Social card of pages that have none of their own: a file of the static folders or an address; `null`: none.'),
    metadata: listOf(attributes, '`meta` elements by their attributes; one with the same `name` or `property` replaces ours.'),
    tags: listOf(
      object({
        tag: z.enum(['meta', 'link', 'script']).describe('Name of the element.'),
        attributes: attributes.default({}).describe('Its attributes.'),
      }),
      'Further elements of the head, in this order.',
    ),
  }),
  sitemap: switchable('on', 'The list of pages for search engines, `sitemap.xml`; `false`: none.', {
    lastmod: flag(true, 'Tells when each page was last changed.'),
    changefreq: orNull(
      z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']),
      'How often pages change, for all pages alike; `null`: not told.',
    ),
    priority: orNull(z.number().min(0).max(1), 'Priority of the pages from 0 to 1, for all pages alike; `null`: not told.'),
    ignore: listOf(words(), 'Routes (globs such as `/drafts/**`) that are left out.'),
  }),
  lastUpdate: section('What documents tell about their last change.', {
    time: flag(false, 'Shows when a document was last changed, by the history of git or its front matter.'),
    author: flag(false, 'Shows who changed it last.'),
  }),
  editUrl: orNull(
    text('an address that begins with `https://` or `http://`', /^https?:\/\/[^\s/]\S*$/),
    'Address to which a source path is added for the link “edit this page”; `null`: no such links.',
  ),
  contentSecurityPolicy: z
    .partialRecord(z.enum(directives), z.array(policySource), {
      error: (issue) => ((issue.code as string) === 'unrecognized_keys' ? writeNote('HG1011', { known: [...directives] }) : undefined),
    })
    .transform((policy): { readonly [directive: string]: readonly string[] } => ({ ...policy }))
    .prefault({})
    .describe('Sources that are added to the Content-Security-Policy of the build, by directive.'),
  storageNamespace: z
    .union([z.boolean(), text('text of letters, digits, `-` and `_`', /^[\w-]+$/)])
    .default(false)
    .describe(
      'Keeps stored choices apart from those of other sites on the same host: `true` derives a suffix of three hex digits (FNV-1a) from ' +
      '`url` and `basePath`, text is the suffix itself, `false`: none.',
    ),
  favicon: orNull(anyAddress(), 'Icon in the browser’s tab: a file of the static folders or an address; `null`: none.'),
};
