import * as z from 'zod';
import { anyAddress, flag, listOf, object, orOff, sourcePath, text, words } from './fields.ts';
import { writeNote } from './note.ts';

/** Where content lies. */
export const contentField = object({
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
})
  .prefault({})
  .describe('Where content lies; paths are relative to the folder of the config.');

const attributes = z.record(text('the name of an HTML attribute', /^[a-zA-Z][\w:.-]*$/), z.string());

/** What stands in the head of each document. */
export const headField = object({
  image: words()
    .nullable()
    .default(null)
    .describe('Social card of pages that have none of their own: a file of the static folders or an address; `null`: none.'),
  metadata: listOf(attributes, '`meta` elements by their attributes; one with the same `name` or `property` replaces ours.'),
  tags: z
    .array(
      object({
        tag: z.enum(['meta', 'link', 'script']).describe('Name of the element.'),
        attributes: attributes.default({}).describe('Its attributes.'),
      }),
    )
    .default([])
    .describe('Further elements of the head, in this order.'),
})
  .prefault({})
  .describe('What stands in the head of each document besides what the build writes.');

/** The list of pages for search engines. */
export const sitemapField = orOff(
  object({
    lastmod: flag(true, 'Tells when each page was last changed.'),
    changefreq: z
      .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
      .nullable()
      .default(null)
      .describe('How often pages change, for all pages alike; `null`: not told.'),
    priority: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .default(null)
      .describe('Priority of the pages from 0 to 1, for all pages alike; `null`: not told.'),
    ignore: listOf(words(), 'Routes (globs such as `/drafts/**`) that are left out.'),
  }),
)
  .prefault({})
  .describe('The list of pages for search engines, `sitemap.xml`; `false`: none.');

/** Date and author of the last change. */
export const lastUpdateField = object({
  time: flag(false, 'Shows when a document was last changed, by the history of git or its front matter.'),
  author: flag(false, 'Shows who changed it last.'),
})
  .prefault({})
  .describe('What documents tell about their last change.');

/** Prefix of edit links. */
export const editUrlField = text('an address that begins with `https://` or `http://`', /^https?:\/\/[^\s/]\S*$/)
  .nullable()
  .default(null)
  .describe('Address to which a source path is added for the link “edit this page”; `null`: no such links.');

const directives = [
  'default-src', 'script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'worker-src', 'manifest-src',
  'object-src', 'child-src', 'form-action', 'frame-ancestors', 'base-uri',
] as const;

const policySource = text("one source such as `https://stats.example.com`, `data:` or `'self'`, without spaces, `;` and `,`", /^[^\s;,]+$/);

/** Additions to the content policy. */
export const contentSecurityPolicyField = z
  .partialRecord(z.enum(directives), z.array(policySource), {
    error: (issue) => ((issue.code as string) === 'unrecognized_keys' ? writeNote('HG1011', { known: [...directives] }) : undefined),
  })
  .transform((policy): { readonly [directive: string]: readonly string[] } => ({ ...policy }))
  .prefault({})
  .describe('Sources that are added to the Content-Security-Policy of the build, by directive.');

/** Suffix of browser storage keys. */
export const storageNamespaceField = z
  .union([z.boolean(), text('text of letters, digits, `-` and `_`', /^[\w-]+$/)])
  .default(false)
  .describe(
    'Keeps stored choices apart from those of other sites on the same host: `true` derives a suffix of three hex digits (FNV-1a) from ' +
    '`url` and `basePath`, text is the suffix itself, `false`: none.',
  );

/** The mark of the site in browsers. */
export const faviconField = anyAddress()
  .nullable()
  .default(null)
  .describe('Icon in the browser’s tab: a file of the static folders or an address; `null`: none.');
