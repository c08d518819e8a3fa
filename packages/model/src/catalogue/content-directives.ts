import type { Catalogue } from '../diagnostic.ts';

/** What can go wrong in directives, and in the files that they include. */
export const directiveCatalogue = {
  HG2201: {
    severity: 'warning',
    title: 'Unknown directive',
    message: '`:::{name}` is not a directive that helpgen knows, so its marks stay in the text.',
    hint: 'Did you mean `:::{suggestion}`?',
    fix: { text: 'name', by: 'suggestion' },
    explanation:
      'A block between `:::name` and `:::` is an admonition, `tabs`, `tab`, `details`, `steps` or `figure`. Further admonitions are ' +
      'named in the config at `markdown.admonitionKinds`, directives that the theme of the site draws at `markdown.directives`.',
  },
  HG2202: {
    severity: 'warning',
    title: 'Directive that is never closed',
    message: '`:::{name}` is never closed, so it takes in everything up to the end of what it stands in.',
    hint: 'Add a line with as many colons as the opening one has.',
    explanation:
      'A directive ends at a line that holds nothing but colons, at least as many as its opening line. To put one into another, give ' +
      'the outer one more colons.',
  },
  HG2203: {
    severity: 'warning',
    title: 'Unknown attribute of a directive',
    message: '`{key}` is not an attribute of `:::{name}`, so it has no effect.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'Each directive reads a fixed list of attributes; the reference names them.',
  },
  HG2211: {
    title: 'Tabs without a tab',
    message: '`:::tabs` holds no `:::tab`, so there is nothing to show.',
    hint: 'Put at least one `:::tab[Label]` into it, with fewer colons than the outer fence.',
    explanation:
      'Tabs show one of several panels. The outer fence needs more colons than the inner ones: `::::tabs`, then `:::tab[Label]`.',
  },
  HG2212: {
    title: 'Tabs with something else inside',
    message: '`:::tabs` holds something that is not a `:::tab`; it would belong to no panel.',
    hint: 'Move it into a tab or out of the tabs.',
    explanation:
      'Everything inside `:::tabs` must be inside one of its tabs, because only one panel is shown at a time.',
  },
  HG2213: {
    title: 'Two tabs with one value',
    message: 'Two tabs have the value `{value}`, so choosing one of them would choose both.',
    hint: 'Give each tab a `value` of its own.',
    explanation:
      "The value of a tab names it in the address, in the reader's storage and among tabs of one group. " +
      'It is the label when no value is given.',
  },
  HG2214: {
    title: 'Default tab that does not exist',
    message: '`{value}` is not the value of a tab here; the values are {values}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'The attribute `default` of `:::tabs` names the value of the tab that is shown first.',
  },
  HG2215: {
    title: 'Tabs in the address without a name',
    message: '`queryString` has no name and the tabs have no `group` to take it from.',
    hint: 'Write `queryString=name`, or add a `group`.',
    explanation:
      "The choice of a tab can be kept in the address as `?name=value`. The name is that of the attribute, else the group's.",
  },
  HG2216: {
    title: 'Tab outside of tabs',
    message: '`:::tab` stands outside of `:::tabs`, so there is nothing to choose it with.',
    hint: 'Surround the tabs with `::::tabs` and `::::`.',
    explanation:
      'A tab is a panel of `:::tabs` and has no meaning elsewhere. Check that the outer fence has more colons than the inner ones.',
  },
  HG2217: {
    title: 'Steps without an ordered list',
    message: '`:::steps` holds no ordered list, so there are no steps to show.',
    hint: 'Write the steps as a list: `1. …`.',
    explanation:
      'The directive draws an ordered list as a sequence of steps; each item is one step.',
  },
  HG2218: {
    title: 'Figure without an image',
    message: '`:::figure` holds no image, so there is nothing to show.',
    hint: 'Put an image into it: `![…](…)`.',
    explanation:
      'The directive draws an image with a caption.',
  },
  HG2219: {
    title: 'Tab without a label',
    message: '`:::tab` has no `[Label]`, which it is chosen by.',
    hint: 'Write `:::tab[{label}]`.',
    explanation:
      'The label of a tab stands in square brackets right after `:::tab`. A tab that has only a `value` is labelled with it.',
  },
  HG2220: {
    title: 'File tree without a list',
    message: '`:::file-tree` has no list in it, so there is nothing to draw.',
    hint: 'Write the names as a list, what is in a folder as a list below it.',
    explanation: 'The directive draws a list of names as files and folders.',
  },
  HG2221: {
    title: 'Attribute that a directive needs',
    message: '`:::{name}` has no attribute `{key}`, which it cannot be drawn without.',
    hint: 'Write it in braces at the end of the line: `:::{name}{braces}`.',
    explanation:
      'The config says at `markdown.directives` which attributes a directive of the site has, and which of them it needs.',
  },
  HG2222: {
    title: 'Attribute with a value that is not allowed',
    message: '`{value}` is no value of the attribute `{key}` of `:::{name}`, which is {expected}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'The config says at `markdown.directives` of which type each attribute of a directive of the site is: a text, perhaps one of a ' +
      'few, a number, `true` and `false`, or an address that is safe to follow.',
  },
  HG2223: {
    title: 'Unknown icon',
    message: '`{name}` is not the name of an icon, so nothing is shown.',
    hint: 'Did you mean `{suggestion}`?',
    explanation: 'Icons are those of Lucide, whose names https://lucide.dev/icons lists; a page holds the drawings of those that it shows.',
  },
  HG2301: {
    title: 'Included file does not exist',
    message: '`{file}` cannot be included: there is no file at `{path}`.',
    hint: 'Check the path; it starts from the folder of the file that includes.',
    explanation:
      "Paths of includes are relative to the file in which they stand, or begin with `/` and start from the site's root folder.",
  },
  HG2302: {
    title: 'Region does not exist',
    message: '`{path}` has no region `{region}`.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'A region is what stands between two comment lines, `region name` and `endregion name`, in the comment style of the file.',
  },
  HG2303: {
    title: 'Files that include each other',
    message: '`{path}` is included by itself: {chain}.',
    hint: 'Remove one of the includes.',
    explanation:
      'A file that includes itself, directly or by way of others, would never end.',
  },
  HG2304: {
    title: 'Include that leaves the site',
    message: "`{file}` leads out of the site's root folder, so it is not read.",
    hint: 'Name the folder that it lies in at `markdown.includeRoots` of the config, or copy the file into the site.',
    explanation:
      'Only files below the folder of the config can be included, and below those that `markdown.includeRoots` names, such as the ' +
      'sources of a package beside the site.',
  },
  HG2305: {
    title: 'Include without a file',
    message: 'The include names no file.',
    hint: 'Write `::include{file="./part.md"}`.',
    explanation:
      'The directive needs the attribute `file`; `region` is optional.',
  },
  HG2306: {
    title: 'Too many includes',
    message: 'The page includes more than {limit} files or more than {size} characters.',
    hint: 'Include less.',
    explanation:
      'Includes are limited so that a few lines cannot become a page without end.',
  },
} as const satisfies Catalogue;
