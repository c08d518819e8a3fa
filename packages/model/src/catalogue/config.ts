import type { Catalogue } from '../diagnostic.ts';

/** What can be wrong with site-config.json, and with JSON text in general. */
export const configCatalogue = {
  HG1001: {
    title: 'Text that is not JSON',
    message: '{found} stands here, but JSON needs {expected} in this place.',
    hint: '{advice}',
    explanation:
      'JSON has one form: keys and texts in double quotes, `:` after a key, `,` between entries, `true`, `false` and `null` in lower ' +
      'case, numbers such as `10` or `-0.5`. The first place where the text leaves that form is shown; where the meaning is still ' +
      'clear, reading goes on to find further mistakes.',
  },
  HG1002: {
    title: 'Comment in JSON',
    message: 'This is a comment, and JSON has no comments, so other tools could not read the file.',
    hint: 'Delete the comment; your own remarks may stand under a key of `customFields`.',
    explanation:
      'helpgen reads strict JSON, so that every editor and tool reads the file alike. Neither `// …` nor `/* … */` belongs to it.',
  },
  HG1003: {
    title: 'Trailing comma in JSON',
    message: 'This comma is followed by `{closing}`, and JSON allows commas only between two entries.',
    hint: 'Delete the comma.',
    explanation: 'A comma separates two entries of a list or of an object. After the last entry there is nothing to separate.',
  },
  HG1004: {
    title: 'Key that stands twice',
    message: '`{key}` stands twice in this object, so one of the two values would silently be lost.',
    hint: 'Delete one of them, or merge their values.',
    explanation:
      'The keys of an object must differ. Many JSON readers keep the last of two equal keys without a word; helpgen points at the ' +
      'second instead.',
  },
  HG1005: {
    title: 'JSON that is nested too deeply',
    message: 'Here lists and objects are nested more than {limit} levels deep, which no config needs.',
    hint: 'Look for a bracket that is not closed, or for a file that a program wrote by mistake.',
    explanation: 'Nesting is limited so that a damaged or hostile file cannot exhaust the memory of the reader.',
  },
  HG1006: {
    title: 'Reserved key',
    message: '`{key}` cannot be a key, because in JavaScript it names something else than a value.',
    hint: 'Choose another name.',
    explanation:
      'An object with a key `__proto__` behaves differently from all others in JavaScript, so such a key is refused wherever it stands.',
  },
  HG1007: {
    title: 'Character that no page can hold',
    message: 'This text holds {character}, which cannot be written into a page or an address.',
    hint: 'Delete the character, or write the one that was meant.',
    explanation:
      'Control characters (line break and tab excepted) and halves of surrogate pairs are neither text in HTML nor part of any address.',
  },
  HG1010: {
    title: 'Missing key',
    message: '`{key}` is missing here, and it has no default.',
    hint: 'Add `"{name}"` with {expected}.',
    explanation:
      'A few keys cannot be guessed, such as the title and the address of the site. The reference of the config lists them as required.',
  },
  HG1011: {
    title: 'Unknown key',
    message: '`{key}` is not a key that helpgen knows here, so it would have no effect.',
    hint: '{advice}',
    explanation:
      'Every key of the config has an effect; one that has none is most often a slip of the pen, so it is an error. Values of your own ' +
      'go under `customFields`.',
  },
  HG1012: {
    title: 'Key of another generator',
    message: '`{key}` is a key of other documentation generators and has no effect here.',
    hint: '{advice}',
    explanation:
      'Configs are often carried over from another generator. Keys that are known from there are refused with the form that they have ' +
      'in helpgen.',
  },
  HG1013: {
    title: 'Wrong type',
    message: '`{key}` is {actual}, but it must be {expected}.',
    hint: 'Write `{correction}`.',
    explanation:
      'Each key takes values of certain types. Mind the quotes: `9.0` is a number and loses its zero, `"9.0"` is text; `"true"` is ' +
      'text, `true` is a switch.',
  },
  HG1014: {
    title: 'Value that is not among the allowed ones',
    message: '`{key}` is {actual}, but it must be one of {allowed}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation: 'Some keys take one of a few words. They are written exactly as listed, in lower case.',
  },
  HG1015: {
    title: 'Value of the wrong form',
    message: '`{key}` is {actual}, but it must be {rule}.',
    hint: '{advice}',
    explanation:
      'The text has the right type and the wrong form: a path that leaves the site, an address where a name belongs, a colour that CSS ' +
      'does not know. The message says which form is needed.',
  },
  HG1016: {
    title: 'Value too small or too large',
    message: '`{key}` {actual}, but {limit}.',
    explanation:
      'Numbers, texts and lists have limits outside which the site could not work. The limits stand in the reference of the config.',
  },
  HG1017: {
    title: 'Value that stands twice',
    message: '`{key}` repeats `{value}`, but each value must be unique in this list.',
    hint: 'Delete or change one of the two.',
    explanation: 'Ids and names that other things refer to must be unique; otherwise nobody could say which entry is meant.',
  },
  HG1018: {
    severity: 'warning',
    title: 'Keys that contradict each other',
    message: '`{key}` has no effect, because `{other}` is `{value}`.',
    hint: 'Delete `{key}`, or change `{other}`.',
    explanation: 'Categories that cannot be collapsed are always open, whatever is said about how they start.',
  },
  HG1020: {
    title: 'Address without a protocol',
    message: '`{key}` is `{value}`, but it must be an address with protocol and host, such as `https://help.example.com`.',
    hint: 'Write `{correction}`.',
    explanation:
      'Canonical addresses, the sitemap and social cards need the full address of the site: `https://` or `http://`, a host and, if ' +
      'need be, a port.',
  },
  HG1021: {
    title: 'Site address with a path',
    message: '`{key}` is `{value}`, but a path does not belong to it: the folder in which the site is served is `basePath`.',
    hint: 'Write `"url": "{origin}"` and `"basePath": "{basePath}"`.',
    explanation:
      'The address of the site is split into two keys: `url` is protocol and host, `basePath` the path below which all pages lie.',
  },
  HG1022: {
    title: 'Base path of the wrong form',
    message: '`{key}` is `{value}`, but a base path consists of Latin letters, digits, `-`, `.`, `_`, `~` and `/` only.',
    hint: 'Write the path of the site’s root on its host, such as `/docs/`; the host itself belongs to `url`.',
    explanation:
      'All addresses of the site begin with the base path. It has no protocol, no host, no query, no anchor and no `..`; the slashes ' +
      'at its ends are added when they are missing.',
  },
  HG1030: {
    title: 'Default locale that is not listed',
    message: 'The default locale `{value}` is not in `locales.list`, which has {known}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'The default locale is one of the locales of the site: the one whose pages stand at the root and whose texts stand in for ' +
      'missing translations.',
  },
  HG1031: {
    title: 'Locale that stands twice',
    message: 'The locale `{value}` stands twice in `locales.list`, so its pages would overwrite each other.',
    hint: 'Delete one of the two.',
    explanation: 'Each locale has one entry; its code names the folder of its translations.',
  },
  HG1032: {
    title: 'Locales with the same path',
    message: 'The locales `{first}` and `{second}` have the same path `{value}`, so their pages would overwrite each other.',
    hint: 'Give one of them another `path`.',
    explanation:
      'The path of a locale is the part of the address that tells its pages from those of other locales. Without a `path` of its own a ' +
      'locale uses its code.',
  },
  HG1034: {
    severity: 'warning',
    title: 'Translation of a text that the config does not have',
    message: '`{text}` stands nowhere in the config, so its translation replaces nothing.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'The `texts` of a locale say what texts of the config are called in that language: titles, labels, the announcement and their ' +
      'like. They are found by what is written there, letter by letter.',
  },
  HG1040: {
    title: 'Version without a name',
    message: 'This version has no name, so nothing can refer to it.',
    hint: 'Add `"name"`, such as `"name": "9.0"`.',
    explanation:
      'The name of a version stands in the version menu, in addresses, in the name of its folder and of its search index, so every ' +
      'version needs one.',
  },
  HG1041: {
    title: 'Version name of the wrong form',
    message: 'The version name {actual} {problem}, so it cannot name a folder.',
    hint: 'Use a short name such as `9.0` and put the longer one into `label`.',
    explanation:
      'A version name has 1 to 32 characters, no slash or backslash, none of `< > : " | ? *`, no control characters, and is neither ' +
      '`.` nor `..`: it names folders on every system.',
  },
  HG1042: {
    title: 'Version name that stands twice',
    message: 'Two versions are called `{value}`, so nobody could say which one is meant.',
    hint: 'Rename one of them.',
    explanation: 'Version names are unique. Two versions may have the same label, though that would confuse readers.',
  },
  HG1043: {
    title: 'Versions with the same path',
    message: 'The versions `{first}` and `{second}` have the same path `/{value}`, so their pages would overwrite each other.',
    hint: 'Give one of them another `path`.',
    explanation:
      'The path of a version is the part of the address that tells its pages from those of other versions: empty for the current one, ' +
      'its name for the others, unless `path` says otherwise.',
  },
  HG1044: {
    title: 'No current version',
    message: 'No version is marked as the current one, so the site has no start page.',
    hint: 'Add `"current": true` to the version that readers should see first.',
    explanation:
      'Exactly one version is the current one: its pages stand at the root, and others point to it. A site with one version need not ' +
      'mark it.',
  },
  HG1045: {
    title: 'Several current versions',
    message: 'The version `{second}` is marked as the current one, but `{first}` is so already.',
    hint: 'Leave `"current": true` on one of them.',
    explanation: 'Exactly one version is the current one: its pages stand at the root, and others point to it.',
  },
  HG1050: {
    title: 'Sidebar without entries',
    message: 'The sidebar `{name}` has no entries, so there is nothing to show or to link to.',
    hint: 'Add document ids, or generate it from a folder with `{"type": "autogenerated", "dir": "."}`.',
    explanation: 'A sidebar lists at least one document, link or category. Delete a sidebar that is not needed.',
  },
  HG1051: {
    title: 'Sidebar without a link',
    message: 'The sidebar `{name}` has no entry that leads to a page of this site, so a navbar item could not link to it.',
    hint: 'Add a document, or give a category a page of its own with `link`.',
    explanation:
      'A navbar item of type `docSidebar` leads to the first page that the sidebar lists; every sidebar needs one. Links that leave ' +
      'the site do not count.',
  },
  HG1052: {
    title: 'Unknown type of sidebar entry',
    message: 'The sidebar entry type {actual} does not exist; there are {allowed}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'A sidebar entry is a document id, `{"Label": […]}` for a category, or an object whose `type` is one of those listed.',
  },
  HG1053: {
    title: 'Category that is empty and leads nowhere',
    message: 'The category `{label}` has neither entries nor a page of its own, so readers could do nothing with it.',
    hint: 'Add `items`, or a `link` to a document.',
    explanation: 'A category either opens a list or leads to a page, or both.',
  },
  HG1054: {
    title: 'Several categories in one object',
    message: 'This object holds several categories ({labels}), but the short form of a category is an object with one key.',
    hint: 'Write each category as an object of its own: `{"First": […]}, {"Second": […]}`.',
    explanation:
      'The order of categories is the order of the list they stand in. JSON objects have no order of their own, so each category is an ' +
      'entry of the list.',
  },
  HG1060: {
    title: 'Unknown type of navbar item',
    message: 'The navbar item type {actual} does not exist; there are {allowed}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'A navbar item is an object whose `type` is one of those listed. Without a `type` it is a link, or a dropdown when it has `items`.',
  },
  HG1061: {
    title: 'Link with two targets',
    message: 'This link has both `to` and `href`, so it could lead to either.',
    hint: 'Keep `to` for a page of this site, or `href` for any other address.',
    explanation: 'A link has exactly one target. `to` is checked against the pages of the site; `href` is written as it stands.',
  },
  HG1062: {
    title: 'Link without a target',
    message: 'This link has neither `to` nor `href`, so it leads nowhere.',
    hint: 'Add `to` with the address of a page of this site, or `href` with any other address.',
    explanation: 'A link has exactly one target. `to` is checked against the pages of the site; `href` is written as it stands.',
  },
  HG1063: {
    title: 'Dropdown in a dropdown',
    message: 'A dropdown cannot stand in another dropdown, because menus of menus cannot be used by touch or keyboard.',
    hint: 'Put its entries into the outer list, or make it a dropdown of its own in the navbar.',
    explanation: 'A dropdown of the navbar holds links only.',
  },
  HG1064: {
    title: 'Navbar item for an unknown sidebar',
    message: 'There is no sidebar `{value}`, so this navbar item cannot lead to it; there are {known}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation: 'A navbar item of type `docSidebar` names one of the keys of `sidebars`, or of the sidebars of a version.',
  },
  HG1065: {
    title: 'Unknown version in the version menu',
    message: 'There is no version `{value}`, so the version menu cannot show it; there are {known}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation: 'The key `versions` of a navbar item of type `docsVersionDropdown` lists names of versions of this site.',
  },
  HG1070: {
    title: 'Footer with links and columns mixed',
    message: '`{list}` begins with {first}, but this entry is {second}; a footer is either one flat list or a list of columns.',
    hint: 'Put the single links into a column with `title` and `items`.',
    explanation:
      'Links of the footer are either a flat list of links or columns with a title and links, because the two are laid out differently.',
  },
  HG1080: {
    title: 'Redirect from something that is no path',
    message: 'The redirect source `{value}` is not a path of this site, so a redirect could not be written there.',
    hint: 'Write the old path as it was below the base path, beginning with `/`: `{correction}`.',
    explanation:
      'A redirect is a file at the old path. The source therefore begins with `/` and has neither protocol nor host; the base path is ' +
      'not repeated.',
  },
  HG1081: {
    title: 'Redirect from a path with query or anchor',
    message: 'The redirect source `{value}` has {part}, which a server does not see when it looks for a file.',
    hint: 'Write `{correction}`; query and anchor of the visitor are kept by the redirect.',
    explanation: 'A redirect is a file at the old path, so it can be chosen by the path alone.',
  },
  HG1090: {
    title: 'Table of contents whose levels cross',
    message: 'The smallest heading level {minimum} is greater than the greatest {maximum}, so the table of contents would always be empty.',
    hint: 'Exchange the two, or make them equal.',
    explanation: 'The table of contents lists headings from `minHeadingLevel` to `maxHeadingLevel`; both are whole numbers from 2 to 6.',
  },
  HG1091: {
    title: 'Magic comment that marks nothing',
    message: 'This magic comment has neither `line` nor `block`, so no comment could ask for it.',
    hint: 'Add `"line": "highlight-next-line"` or `"block": {"start": "…", "end": "…"}`.',
    explanation: 'A magic comment gives a class to the next line (`line`) or to the lines between two comments (`block`), or both.',
  },
} as const satisfies Catalogue;
