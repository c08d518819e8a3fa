import type { Catalogue } from '../diagnostic.ts';

/** What can be wrong with the site as a whole: links, images, addresses, sidebars, navigation and redirects. */
export const siteCatalogue = {
  HG3001: {
    title: 'Link to a file that does not exist',
    message: 'The link `{url}` names a file that does not exist, so readers would get a missing page.',
    hint: 'Did you mean `{nearest}`?',
    fix: { text: 'url', by: 'nearest' },
    explanation:
      'A link that ends in `.md` names a source file. It is looked up beside the file it stands in, then in the content folder, then ' +
      'in the site’s root folder; `/` begins in the content folder and `@site/` in the root folder. The policy `checks.brokenLinks` ' +
      'decides how bad the finding is.',
  },
  HG3002: {
    title: 'Link to a page that does not exist',
    message: 'The link `{url}` leads to `{target}`, where the site has no page and no file.',
    hint: 'Did you mean `{nearest}`?',
    fix: { text: 'url', by: 'nearest' },
    explanation:
      'A link without `.md` is an address. It may be written with or without the base path and the trailing slash, percent-encoded or ' +
      'not. To link to an address that another system serves below the same base path, write `pathname:///address`. The policy ' +
      '`checks.brokenLinks` decides how bad the finding is.',
  },
  HG3003: {
    title: 'Link to an anchor that does not exist',
    message: 'The link `{url}` leads to the anchor `{anchor}`, which `{page}` does not have.',
    hint: 'Did you mean `#{nearest}`?',
    fix: { text: 'anchor', by: 'nearest' },
    explanation:
      'An anchor is the id of a heading or of another element of the target page. Heading ids follow the heading’s text, so they ' +
      'change with it; give a heading an explicit id (`## Title {#id}`) to keep old links alive. The policy `checks.brokenAnchors` ' +
      'decides how bad the finding is.',
  },
  HG3004: {
    title: 'Link to a draft',
    message: 'The link `{url}` leads to `{target}`, which is a draft and so not part of the built site.',
    hint: 'Remove the link, or publish the page by removing `draft: true`.',
    explanation:
      'Pages with `draft: true` exist in a preview only. A link to one would be broken on the published site. The policy ' +
      '`checks.brokenLinks` decides how bad the finding is.',
  },
  HG3005: {
    severity: 'warning',
    title: 'Link to an old address',
    message: 'The link `{url}` leads to an old address that only redirects readers.',
    hint: 'Write the new address, `{nearest}`.',
    fix: { text: 'url', by: 'nearest' },
    explanation:
      'The target of the link is the old address of a redirect. The link works, with a detour; naming the new address saves readers ' +
      'the wait and keeps working when the redirect goes.',
  },
  HG3006: {
    title: 'Address leaves the site',
    message: 'The address `{url}` climbs out of the site’s root folder, so nothing it names can be published.',
    hint: 'Copy the file into the site, or link to it by its web address.',
    explanation:
      'Addresses with `..` may reach any file of the site, but nothing above the folder of the config file: a build must not publish ' +
      'files that lie elsewhere.',
  },
  HG3007: {
    title: 'Link without an address',
    message: 'This link has an empty address, so it leads nowhere.',
    hint: 'Write the address between the parentheses, or remove the link.',
    explanation:
      'A link such as `[text]()` has no target. To link to the top of the page write `#`. The policy `checks.brokenLinks` decides how ' +
      'bad the finding is.',
  },
  HG3011: {
    title: 'Image that does not exist',
    message: 'The file `{url}` does not exist, so the page would show a broken image.',
    hint: 'Did you mean `{nearest}`?',
    fix: { text: 'url', by: 'nearest' },
    explanation:
      'Images are looked up like linked files: beside the file they stand in, in the content folder, in the site’s root folder; an ' +
      'address that begins with `/` also in the static folders. The policy `checks.brokenImages` decides how bad the finding is.',
  },
  HG3012: {
    title: 'Image without an address',
    message: 'This image has an empty address, so nothing would be shown.',
    hint: 'Write the path of the image between the parentheses, or remove the image.',
    explanation: 'An image such as `![text]()` names no file. The policy `checks.brokenImages` decides how bad the finding is.',
  },
  HG3013: {
    severity: 'warning',
    title: 'Image without alternative text',
    message: 'The image `{url}` has no alternative text, so readers who cannot see it learn nothing of it.',
    hint: 'Say between the square brackets what the image shows.',
    explanation:
      'Alternative text is read aloud by screen readers and shown when the image cannot be loaded. The policy `checks.missingAlt` ' +
      'decides how bad the finding is.',
  },
  HG3021: {
    severity: 'warning',
    title: 'Orphan page',
    message: 'No sidebar shows this page and no page links to it, so readers can find it by search alone.',
    hint: 'Add `{id}` to a sidebar, link to it, or mark it `unlisted: true`.',
    explanation: 'The page is published, but nothing leads to it. The policy `checks.orphanPages` decides how bad the finding is.',
  },
  HG3101: {
    title: 'Duplicate document id',
    message: 'The document id `{id}` belongs to `{first}` already, so it cannot tell the two documents apart.',
    hint: 'Rename one of the files, or give one of them another `id` in its front matter.',
    explanation:
      'Sidebars, versions and navigation name documents by id: the path of the file below the content folder, without number prefixes ' +
      'and extension. Within a version every id must be unique.',
  },
  HG3102: {
    title: 'Duplicate route',
    message: '{second} has the address `{route}`, which {first} has already; one of them would be lost.',
    hint: 'Give one of them another `slug`.',
    explanation:
      'Two pages cannot have one address. `index.md`, `README.md` and a file named like its folder all have the address of the folder; ' +
      'number prefixes are not part of an address. The policy `checks.duplicateRoutes` decides how bad the finding is.',
  },
  HG3103: {
    title: 'Routes that collide on disk',
    message:
      '{second} has the address `{route}`, and {first} has `{other}`: their files are one and the same on some file systems, so one of ' +
      'them would be lost.',
    hint: 'Give one of them a `slug` that differs by more than letter case.',
    explanation:
      'Not every file system tells upper case from lower case. Two addresses that differ in nothing else cannot both be written there.',
  },
  HG3104: {
    title: 'Slug that is no address',
    message: 'The slug `{slug}` cannot be an address: {reason}.',
    hint: 'Write a path such as `/guide/start` (from the root of the version) or `start` (beside the file).',
    explanation:
      'A slug is a path: no protocol, no query, no anchor, no backslash, and not so many `..` that it climbs above the root of the ' +
      'version.',
  },
  HG3105: {
    title: 'Document id with a slash',
    message: 'The id `{id}` contains a slash, but an `id` replaces the file name alone.',
    hint: 'Write `id: {nearest}`; the folder is added by itself. To change the address use `slug`.',
    explanation:
      'The full id of a document is its folder and its own name. Front matter may replace the name; the folder is given by where the ' +
      'file lies.',
  },
  HG3106: {
    title: 'Page component without a default export',
    message: 'The page component `{file}` has no default export, so there is nothing to draw.',
    hint:
      'Export the component of the page: `export default function Page() { … }`. To keep a module that is no page, begin its name with ' +
      '`_`.',
    explanation:
      'Every React module of the pages folder becomes a page, and its default export draws it. Modules whose names begin with `_` and ' +
      'tests are left alone.',
  },
  HG3107: {
    title: 'Static file in the place of a page',
    message: 'The static file `{file}` would be written to `{output}`, where {page} is written.',
    hint: 'Rename the static file, or give the page another `slug`.',
    explanation: 'Static files are copied as they are. One that has the path of a page’s own file would replace the page.',
  },
  HG3108: {
    severity: 'warning',
    title: 'Static file hidden by another',
    message: 'The static file `{file}` is hidden by `{winner}`, which goes to the same place.',
    hint: 'Remove or rename one of them.',
    explanation: 'When two static folders hold a file of one path, the folder that stands later in `content.static` wins.',
  },
  HG3201: {
    severity: 'warning',
    title: 'Several category files in one folder',
    message: 'The folder `{folder}` has a category file already, `{first}`, so this one is not used.',
    hint: 'Keep one of them.',
    explanation:
      'A folder is described by one of `_category_.json`, `_category_.yml` and `_category_.yaml`. When there are several, the first of ' +
      'them counts.',
  },
  HG3202: {
    title: 'Category link to an unknown document',
    message: 'The category links to the document `{id}`, which does not exist.',
    hint: 'Did you mean `{nearest}`?',
    explanation: 'The `link.id` of a category is the id of a document: the full one, or the one below the category’s folder.',
  },
  HG3210: {
    title: 'Unknown document in a sidebar',
    message: '`{pointer}` names the document `{id}`, which does not exist in version `{version}`.',
    hint: 'Did you mean `{nearest}`?',
    explanation:
      'Sidebars name documents by id: the path below the content folder, without number prefixes and extension, with the front ' +
      'matter’s `id` in place of the file name where there is one.',
  },
  HG3211: {
    title: 'Empty sidebar category',
    message: 'The category `{label}` at `{pointer}` has neither items nor a link, so there is nothing to open.',
    hint: 'Give it `items` or a `link`, or remove it.',
    explanation: 'A category is worth showing when it has entries or a page of its own.',
  },
  HG3212: {
    severity: 'warning',
    title: 'Generated sidebar without documents',
    message: '`{pointer}` makes a sidebar of the folder `{dir}`, which holds no documents in version `{version}`.',
    hint: 'Did you mean `{nearest}`?',
    explanation: '`dir` is a folder below the version’s content folder; `.` means all of it.',
  },
  HG3213: {
    title: 'Unknown sidebar in front matter',
    message: '`displayed_sidebar` names the sidebar `{sidebar}`, which does not exist.',
    hint: 'Did you mean `{nearest}`? `displayed_sidebar: null` shows none.',
    explanation: '`displayed_sidebar` is the id of one of the sidebars of the config, or `null` for a page without a sidebar.',
  },
  HG3214: {
    title: 'Unknown document in front matter',
    message: '`{key}` names the document `{id}`, which does not exist in version `{version}`.',
    hint: 'Did you mean `{nearest}`?',
    explanation: '`pagination_next` and `pagination_prev` are ids of documents of the same version, or `null` for no link.',
  },
  HG3220: {
    title: 'Unknown main page of a version',
    message: '`{pointer}` names the document `{id}` as the main page of version `{version}`, which has no such document.',
    hint: 'Did you mean `{nearest}`?',
    explanation:
      'The main page of a version is where its menu leads when a page has no counterpart. Without `mainPage` it is the page with the ' +
      'slug `/`, else the first page of the first sidebar.',
  },
  HG3301: {
    title: 'Unknown document in the navbar',
    message: '`{pointer}` names the document `{id}`, which no version has.',
    hint: 'Did you mean `{nearest}`?',
    explanation: 'A navbar item of type `doc` names a document by its id.',
  },
  HG3302: {
    title: 'Unknown sidebar in the navbar',
    message: '`{pointer}` names the sidebar `{sidebar}`, which does not exist.',
    hint: 'Did you mean `{nearest}`?',
    explanation: 'A navbar item of type `docSidebar` names one of the sidebars of the config by its id.',
  },
  HG3303: {
    title: 'Unknown version in the navbar',
    message: '`{pointer}` names the version `{version}`, which does not exist.',
    hint: 'Did you mean `{nearest}`?',
    explanation: 'The version menu can be limited to some versions by their names, as they stand in `versions`.',
  },
  HG3304: {
    title: 'Sidebar without a link',
    message: '`{pointer}` leads to the first page of the sidebar `{sidebar}`, but no entry of it can be opened.',
    hint: 'Add a document to the sidebar, or remove the navbar item.',
    explanation:
      'A navbar item of type `docSidebar` opens the first entry of the sidebar that has a page. Drafts and unlisted pages do not count.',
  },
  HG3305: {
    title: 'Broken link in the config',
    message: '`{pointer}` leads to `{target}`, where the site has no page and no file.',
    hint: 'Did you mean `{nearest}`?',
    explanation:
      'Links of the navbar, the footer and the sidebars are shown on every page, so a broken one is broken everywhere. `to` is a route ' +
      'or a source file of the site. The policy `checks.brokenLinks` decides how bad the finding is.',
  },
  HG3306: {
    title: 'Static file that does not exist',
    message: '`{pointer}` names the file `{target}`, which none of the static folders holds.',
    hint: 'Did you mean `{nearest}`?',
    explanation:
      'Favicon, logos and the social card are addresses of files in the static folders (`content.static`), with or without a slash in ' +
      'front, or addresses of another site.',
  },
  HG3307: {
    title: 'Broken anchor in the config',
    message: '`{pointer}` leads to the anchor `{anchor}`, which `{page}` does not have.',
    hint: 'Did you mean `#{nearest}`?',
    explanation:
      'A link of the navbar, the footer or a sidebar names an anchor that its page lacks. The policy `checks.brokenAnchors` decides ' +
      'how bad the finding is.',
  },
  HG3401: {
    title: 'Redirect from what is no path',
    message: 'The redirect at {place} starts from `{from}`, which is no path of this site: {reason}.',
    hint: 'Write a path that begins with `/`, without protocol, query and anchor.',
    explanation: 'A redirect is a page at the old address. Only a path can have a page; a query or an anchor never reaches the server.',
  },
  HG3402: {
    title: 'Redirect to a page that does not exist',
    message: 'The redirect at {place} leads to `{to}`, where the site has no page and no file.',
    hint: 'Did you mean `{nearest}`?',
    explanation: 'A redirect must end at a page or a file of the site, or at the address of another site.',
  },
  HG3403: {
    title: 'Redirect to an anchor that does not exist',
    message: 'The redirect at {place} leads to the anchor `{anchor}`, which `{page}` does not have.',
    hint: 'Did you mean `#{nearest}`?',
    explanation: 'The target of a redirect may name an anchor; it must be the id of a heading or of another element of the page.',
  },
  HG3404: {
    title: 'Redirect to a redirect',
    message: 'The redirect at {place} leads to `{to}`, which the redirect at {other} leads on to `{target}`.',
    hint: 'Write `{target}` as the target.',
    explanation:
      'Readers would be sent on twice, and programs that follow one step only would be lost. A redirect names the final address.',
  },
  HG3405: {
    title: 'Redirect in a circle',
    message: 'The redirect at {place} comes back to where it starts: {path}.',
    hint: 'Let one of these redirects lead to a page.',
    explanation: 'Redirects that lead to each other never arrive anywhere.',
  },
  HG3406: {
    title: 'Redirect in the place of a page',
    message: 'The redirect at {place} starts from `{from}`, which is the address of {page}; it would replace it.',
    hint: 'Remove the redirect, or move the page.',
    explanation:
      'An address either redirects or shows a page. Addresses are compared decoded, in one normal form, without trailing slash and ' +
      'letter case.',
  },
  HG3407: {
    title: 'Two redirects from one address',
    message: 'The redirect at {place} starts from `{from}`, and so does the one at {other}.',
    hint: 'Remove one of them.',
    explanation: 'An old address can lead to one new address only. The first of the two counts.',
  },
  HG3501: {
    severity: 'warning',
    title: 'Two pages that explain one term',
    message: '`{form}` is a form of the term that `{other}` explains already, so its mentions lead there and never here.',
    hint: 'Take the form out of the `term_forms` of one of the two pages.',
    explanation:
      'The first mention of a term on a page leads to the page that explains it. A page explains a term when its front matter has ' +
      '`term_forms`; the title counts as a form, and letter case makes no difference. The page with the first address wins.',
  },
  HG3502: {
    severity: 'warning',
    title: 'Exception that holds no form of its term',
    message: '`{phrase}` holds no form of the term that this page explains, so it takes nothing out.',
    hint: 'Write the whole phrase, with the term in the form that it has there.',
    explanation:
      'Each phrase in `term_except` of a page that explains a term is no mention of it, because the word means something else there: ' +
      '`регулярное выражение` is no `выражение` of the language. Phrases are found as they are written, in any letter case; each ' +
      'grammatical form is a phrase of its own.',
  },
  HG3503: {
    severity: 'warning',
    title: 'Exception that is no document',
    message: '`{pattern}` is the id of no document beside this page, so it takes nothing out.',
    hint: 'Write an id such as `stdlib/xml/reader`, or a pattern such as `stdlib/xml/**`.',
    explanation:
      'In the documents of `term_except_on` of a page that explains a term no word is a mention of it, because all of them mean ' +
      'something else there: what is searched for by XPath is no `выражение` of the language. Ids are those of the same version and ' +
      'language.',
  },
  HG3701: {
    severity: 'warning',
    title: 'Paragraph that stands twice',
    message: 'The paragraph stands in `{other}` already, so readers meet it twice, and one of the two will grow old.',
    hint: 'Keep it in one place and lead to it from the other, or put it into a file that both include.',
    explanation:
      'Paragraphs of 12 or more words are compared by their words, whatever their letter case, punctuation and marks, between the ' +
      'pages of one version and language. What comes from an included file is one text, and code is not compared. The policy ' +
      '`checks.repeatedText` decides how bad the finding is.',
  },
  HG3702: {
    severity: 'warning',
    title: 'Pages that are not translated',
    message: 'Of {total} pages in `{locale}` {count} are not translated, such as {examples}: readers get them in `{original}`.',
    hint: 'Put the translations at the same paths into the folder of `{locale}`.',
    explanation:
      'A page without a translation is shown in the default language, with a note that says so in the language of the reader. ' +
      'The policy `checks.untranslated` decides how bad that is; drafts and unlisted pages do not count.',
  },
  HG3711: {
    severity: 'warning',
    title: 'Page that is too long for an assistant',
    message: 'The page has {words} words; assistants cut off what is longer than about {limit}.',
    hint: 'Divide it into pages that answer one question each.',
    explanation:
      'Programs that read a page for people take 50 000 to 100 000 characters of it, which are about 8 000 words, and do not tell what they ' +
      'leave out. The policy `checks.agents` decides how bad the finding is.',
  },
  HG3712: {
    severity: 'warning',
    title: 'Title of two pages',
    message: '`{title}` is the title of `{other}` as well, so a list of pages does not tell which is which.',
    hint: 'Give each page a title of its own.',
    explanation: 'In `llms.txt` a page is its title. Pages of one version and language are compared; `checks.agents` decides how bad it is.',
  },
  HG3713: {
    severity: 'warning',
    title: 'Heading that skips a level',
    message: 'A heading of level {level} follows one of level {above}, so the sections of the page are not one in the other.',
    hint: 'Write it with {marks}.',
    explanation: 'Sections are read by their headings, one at a time. The policy `checks.agents` decides how bad the finding is.',
  },
  HG3714: {
    severity: 'warning',
    title: 'Page that says nothing of itself',
    message: 'The page has neither a `description` nor a first paragraph, so lists of pages have its title alone.',
    hint: 'Begin with a sentence that says what the page is about.',
    explanation: 'Search engines, cards and `llms.txt` show the description of a page. The policy `checks.agents` decides how bad the finding is.',
  },
} as const satisfies Catalogue;
