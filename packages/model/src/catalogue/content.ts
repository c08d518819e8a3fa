import type { Catalogue } from '../diagnostic.ts';

/** What can go wrong in one content file: its head, its text, and what it includes. */
export const contentCatalogue = {
  HG2001: {
    severity: 'error',
    title: 'Front matter is not YAML',
    message: 'The {what} is not valid YAML: {reason}, so none of its values can be used.',
    hint: 'Put text that holds `:`, `#` or quotes into quotes.',
    explanation:
      'Front matter and category files are read as YAML 1.2 with the core schema; a category file may also be JSON. The position is where the parser gave up, which may be a line after the mistake.',
  },
  HG2002: {
    severity: 'error',
    title: 'YAML feature that is refused',
    message: 'The {what} uses {feature}, which is not read because content is untrusted data.',
    hint: 'Write the values out.',
    explanation:
      'Tags, merge keys, more than 100 aliases and the key `__proto__` are refused: they can change what a value means or make a small file huge. Everything that front matter needs can be written without them.',
  },
  HG2003: {
    severity: 'error',
    title: 'Unknown key',
    message: '`{key}` is not a key that the {what} may have here, so it would have no effect.',
    hint: ['Did you mean `{suggestion}`?', 'When `{text}` is the rest of a text, put all of it in quotes: between braces a comma ends a text.'],
    explanation:
      'Keys are checked against a fixed list because a misspelt key would be ignored without a word. Free values for a theme belong under `custom` (front matter) or `customProps` (category files).',
  },
  HG2004: {
    severity: 'error',
    title: 'Value of the wrong kind',
    message: 'The value of `{key}` is not {expected}, so it cannot be used.',
    hint: 'Write {expected} here.',
    explanation:
      'Each key of front matter and category files has one kind of value. A number where text is wanted is taken as it is written; other kinds are not converted, because the result would be a guess.',
  },
  HG2005: {
    severity: 'error',
    title: 'Value that is not allowed',
    message: 'The value of `{key}` {expected}.',
    explanation:
      'The value has the right kind but breaks the rule of its key; the message says which rule that is.',
  },
  HG2006: {
    severity: 'error',
    title: 'Draft and unlisted at once',
    message: 'The page is both `draft` and `unlisted`, but a draft has no address that could be left out of the lists.',
    hint: 'Keep one of the two.',
    explanation:
      'A draft is absent from a build; an unlisted page is built and found by its address alone. A page cannot be both.',
  },
  HG2007: {
    severity: 'error',
    title: 'Table of contents without levels',
    message: '`toc_min_heading_level` is {min} and `toc_max_heading_level` is {max}, so the table of contents would show no heading.',
    hint: 'Make the minimum at most the maximum.',
    explanation:
      'The table of contents shows headings from the minimum to the maximum level. When only one of the two is given, the other keeps its default: 2 and 3.',
  },
  HG2008: {
    severity: 'error',
    title: 'Last update without date and author',
    message: '`last_update` has neither `date` nor `author`, so it says nothing.',
    hint: 'Give a `date`, an `author`, or both, or remove the key.',
    explanation:
      'The key replaces what version control says about the last change; each part that is absent comes from there.',
  },
  HG2009: {
    severity: 'error',
    title: 'Front matter that is no mapping',
    message: 'The {what} is not a list of keys with values.',
    hint: 'Write it as `key: value` lines.',
    explanation:
      'Front matter and category files are mappings: one key a line, a colon, a value.',
  },
  HG2010: {
    severity: 'warning',
    title: 'Front matter in an included file',
    message: '`{path}` has front matter, which has no meaning in a file that is included.',
    hint: 'Remove the lines between the `---` fences.',
    explanation:
      'Only the page itself has a title, an address and settings. The front matter of an included file is left out.',
  },
  HG2011: {
    severity: 'error',
    title: 'Missing key',
    message: 'The {what} has no `{key}` here, which it cannot do without.',
    hint: 'Add the key.',
    explanation:
      'Some keys must be there: a type description cannot become a page without its kind, its names and its summary, nor a parameter be explained without its type. The position is where the key should stand.',
  },
  HG2101: {
    severity: 'error',
    title: 'File is too large',
    message: 'The file has {size} characters; a page may have at most {limit}.',
    hint: 'Split the page.',
    explanation:
      'The time and memory that a page may take are limited so that one page cannot hurt the site. A page of this size would also be too heavy for readers.',
  },
  HG2102: {
    severity: 'error',
    title: 'Line is too long',
    message: 'This line has {size} characters; a line may have at most {limit}.',
    hint: 'Break the line, or move the data into a file of its own.',
    explanation:
      'Very long lines are usually data pasted by accident, and some of them take the parser more than linear time.',
  },
  HG2103: {
    severity: 'error',
    title: 'Nesting is too deep',
    message: 'Lists, quotes or directives are nested {depth} deep on this line; at most {limit} levels are read.',
    hint: 'Flatten the structure.',
    explanation:
      'Each level of nesting costs the parser a level of its own stack. Nobody can follow text that is nested this deep.',
  },
  HG2104: {
    severity: 'error',
    title: 'Text that takes too long to parse',
    message: 'The page has {count} {pattern}, more than the {limit} that are read in reasonable time.',
    hint: 'Split the page, or put the text into a code block.',
    explanation:
      'Some repeated patterns make a Markdown parser take time that grows with the square of their number. Such a page is refused by name instead of stopping the build.',
  },
  HG2105: {
    severity: 'error',
    title: 'NUL character',
    message: 'The text holds a NUL character, so the file is probably not text.',
    hint: 'Save the file as UTF-8 text.',
    explanation:
      'A NUL character has no place in text. It comes from binary files and from UTF-16 that is read as UTF-8.',
  },
  HG2106: {
    severity: 'error',
    title: 'Table is too long',
    message: 'The table that begins here has more than {limit} rows.',
    hint: 'Split the table, or publish the data as a file to download.',
    explanation:
      'A table of this length is data rather than prose; it would make the page too heavy to read.',
  },
  HG2107: {
    severity: 'error',
    title: 'Tree is too deep',
    message: 'The page nests elements more deeply than can be read.',
    hint: 'Close the elements that are left open.',
    explanation:
      'Raw HTML whose elements are never closed nests without end. Such a page is refused by name.',
  },
  HG2201: {
    severity: 'warning',
    title: 'Unknown directive',
    message: '`:::{name}` is not a directive that helpgen knows, so its marks stay in the text.',
    hint: 'Did you mean `:::{suggestion}`?',
    explanation:
      'A block between `:::name` and `:::` is an admonition, `tabs`, `tab`, `details`, `steps` or `figure`. Further admonitions are named in the config at `markdown.admonitionKinds`, directives that the theme of the site draws at `markdown.directives`.',
  },
  HG2202: {
    severity: 'warning',
    title: 'Directive that is never closed',
    message: '`:::{name}` is never closed, so it takes in everything up to the end of what it stands in.',
    hint: 'Add a line with as many colons as the opening one has.',
    explanation:
      'A directive ends at a line that holds nothing but colons, at least as many as its opening line. To put one into another, give the outer one more colons.',
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
    severity: 'error',
    title: 'Tabs without a tab',
    message: '`:::tabs` holds no `:::tab`, so there is nothing to show.',
    hint: 'Put at least one `:::tab[Label]` into it, with fewer colons than the outer fence.',
    explanation:
      'Tabs show one of several panels. The outer fence needs more colons than the inner ones: `::::tabs`, then `:::tab[Label]`.',
  },
  HG2212: {
    severity: 'error',
    title: 'Tabs with something else inside',
    message: '`:::tabs` holds something that is not a `:::tab`; it would belong to no panel.',
    hint: 'Move it into a tab or out of the tabs.',
    explanation:
      'Everything inside `:::tabs` must be inside one of its tabs, because only one panel is shown at a time.',
  },
  HG2213: {
    severity: 'error',
    title: 'Two tabs with one value',
    message: 'Two tabs have the value `{value}`, so choosing one of them would choose both.',
    hint: 'Give each tab a `value` of its own.',
    explanation:
      "The value of a tab names it in the address, in the reader's storage and among tabs of one group. It is the label when no value is given.",
  },
  HG2214: {
    severity: 'error',
    title: 'Default tab that does not exist',
    message: '`{value}` is not the value of a tab here; the values are {values}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'The attribute `default` of `:::tabs` names the value of the tab that is shown first.',
  },
  HG2215: {
    severity: 'error',
    title: 'Tabs in the address without a name',
    message: '`queryString` has no name and the tabs have no `group` to take it from.',
    hint: 'Write `queryString=name`, or add a `group`.',
    explanation:
      "The choice of a tab can be kept in the address as `?name=value`. The name is that of the attribute, else the group's.",
  },
  HG2216: {
    severity: 'error',
    title: 'Tab outside of tabs',
    message: '`:::tab` stands outside of `:::tabs`, so there is nothing to choose it with.',
    hint: 'Surround the tabs with `::::tabs` and `::::`.',
    explanation:
      'A tab is a panel of `:::tabs` and has no meaning elsewhere. Check that the outer fence has more colons than the inner ones.',
  },
  HG2217: {
    severity: 'error',
    title: 'Steps without an ordered list',
    message: '`:::steps` holds no ordered list, so there are no steps to show.',
    hint: 'Write the steps as a list: `1. …`.',
    explanation:
      'The directive draws an ordered list as a sequence of steps; each item is one step.',
  },
  HG2218: {
    severity: 'error',
    title: 'Figure without an image',
    message: '`:::figure` holds no image, so there is nothing to show.',
    hint: 'Put an image into it: `![…](…)`.',
    explanation:
      'The directive draws an image with a caption.',
  },
  HG2219: {
    severity: 'error',
    title: 'Tab without a label',
    message: '`:::tab` has no `[Label]`, which it is chosen by.',
    hint: 'Write `:::tab[{label}]`.',
    explanation:
      'The label of a tab stands in square brackets right after `:::tab`. A tab that has only a `value` is labelled with it.',
  },
  HG2221: {
    severity: 'error',
    title: 'Attribute that a directive needs',
    message: '`:::{name}` has no attribute `{key}`, which it cannot be drawn without.',
    hint: 'Write it in braces at the end of the line: `:::{name}{braces}`.',
    explanation:
      'The config says at `markdown.directives` which attributes a directive of the site has, and which of them it needs.',
  },
  HG2222: {
    severity: 'error',
    title: 'Attribute with a value that is not allowed',
    message: '`{value}` is no value of the attribute `{key}` of `:::{name}`, which is {expected}.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'The config says at `markdown.directives` of which type each attribute of a directive of the site is: a text, perhaps one of a few, a number, `true` and `false`, or an address that is safe to follow.',
  },
  HG2301: {
    severity: 'error',
    title: 'Included file does not exist',
    message: '`{file}` is not a file that can be included: there is nothing at `{path}`.',
    hint: 'Check the path; it starts from the folder of the file that includes.',
    explanation:
      "Paths of includes are relative to the file in which they stand, or begin with `/` and start from the site's root folder.",
  },
  HG2302: {
    severity: 'error',
    title: 'Region does not exist',
    message: '`{path}` has no region `{region}`.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'A region is what stands between two comment lines, `region name` and `endregion name`, in the comment style of the file.',
  },
  HG2303: {
    severity: 'error',
    title: 'Files that include each other',
    message: '`{path}` is included by itself: {chain}.',
    hint: 'Remove one of the includes.',
    explanation:
      'A file that includes itself, directly or by way of others, would never end.',
  },
  HG2304: {
    severity: 'error',
    title: 'Include that leaves the site',
    message: "`{file}` leads out of the site's root folder, so it is not read.",
    hint: 'Copy the file into the site.',
    explanation:
      'Only files below the folder of the config can be included.',
  },
  HG2305: {
    severity: 'error',
    title: 'Include without a file',
    message: 'The include names no file.',
    hint: 'Write `::include{file="./part.md"}`.',
    explanation:
      'The directive needs the attribute `file`; `region` is optional.',
  },
  HG2306: {
    severity: 'error',
    title: 'Too many includes',
    message: 'The page includes more than {limit} files or more than {size} characters.',
    hint: 'Include less.',
    explanation:
      'Includes are limited so that a few lines cannot become a page without end.',
  },
  HG2401: {
    severity: 'warning',
    title: 'Unknown language',
    message: '`{language}` is not a language that helpgen can highlight, so the code is shown plain.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'The language is the first word after the code fence. Use `text` for what is no code. The reference lists the languages.',
  },
  HG2402: {
    severity: 'warning',
    title: 'Marked lines that do not match',
    message: '{problem}, so no line is marked by it.',
    hint: 'Write a start and an end comment, each on a line of its own.',
    explanation:
      'Magic comments such as `highlight-start` and `highlight-end` mark the lines between them.',
  },
  HG2421: {
    severity: 'warning',
    title: 'Word that the site does not use',
    message: '`{word}` is called `{use}` on this site{why}.',
    hint: 'Write `{use}` in the form that fits, or put what is quoted in quotation marks.',
    explanation:
      'The config lists at `terminology` which word the site uses, and which others it does not, so that readers and search meet one name for one thing. Prose, titles and descriptions are checked; code, addresses and what stands in quotation marks may use any word. The policy `checks.terminology` decides how bad the finding is.',
  },
  HG2411: {
    severity: 'warning',
    title: 'Code that cannot be parsed',
    message: 'The code is none of the script language: {reason}.',
    hint: 'Mend the code, or write `no-check` behind the language when it is not meant to be whole.',
    explanation:
      'Code blocks of the script language are parsed by its grammar, so that no reader copies what does not run. A block may be a whole module or a piece of one: statements and declarations in any order. Lines that are marked as removed do not count. What is shown to be wrong, or leaves out something, gets `no-check` in its fence.',
  },
  HG2501: {
    severity: 'warning',
    title: 'Diagram that cannot be drawn',
    message: 'The diagram cannot be drawn: {reason}.',
    hint: 'Check the syntax of the diagram.',
    explanation:
      'Diagrams are drawn while the site is built. One that cannot be drawn is left to the browser, where it will most likely fail too.',
  },
  HG2502: {
    severity: 'error',
    title: 'Formula that cannot be set',
    message: 'The formula cannot be set: {reason}.',
    hint: 'Check the TeX of the formula.',
    explanation:
      'Formulas are turned into MathML while the site is built.',
  },
  HG2601: {
    severity: 'error',
    title: 'Repeated heading id',
    message: 'The id `{id}` is given to two headings, so links to it would lead to the first one only.',
    hint: 'Give one of them another id.',
    explanation:
      'An explicit id (`## Title {#id}`) must be unique on its page; ids that are made of the text are numbered by helpgen itself.',
  },
  HG2602: {
    severity: 'error',
    title: 'Address with a forbidden protocol',
    message: 'The address `{url}` has a protocol that is not allowed, so it is left out.',
    hint: 'Use http, https, mailto, tel or a relative address.',
    explanation:
      'Other protocols, `javascript:` and `data:` among them, can carry code. A link with one is shown as plain text.',
  },
  HG2603: {
    severity: 'error',
    title: 'Empty image address',
    message: 'The image has no address, so nothing can be shown.',
    hint: 'Name a file between the parentheses.',
    explanation:
      'An image needs the path of a file or an address.',
  },
  HG2701: {
    severity: 'error',
    title: 'Type that cannot be read',
    message: '`{type}` is not a type in the notation of the language, so nothing can be said of it.',
    hint: 'Write it as `Строка?`, `Строка|Число`, `Массив<Строка>` or `(Число)->Булево`.',
    explanation:
      'Type descriptions name types as code does: a name, perhaps with its namespace (`Стд::Http::КлиентHttp`), arguments in `<>`, `?` for what may be absent, `|` between alternatives, and `(…)->…` for functions.',
  },
  HG2702: {
    severity: 'warning',
    title: 'Parameter without description',
    message: 'The parameter `{name}` has no description, so its name and type are all that readers learn.',
    hint: 'Add a `description`: what the argument means, and which values are special.',
    explanation:
      'Each parameter of a description is explained in a sentence, because a name alone leaves open what is counted, in which unit, and what happens at the edges.',
  },
  HG2703: {
    severity: 'warning',
    title: 'Sentence that repeats the name',
    message: 'The sentence about `{name}` has no word that is not in the name, so it says nothing.',
    hint: 'Say what the name leaves open: what is counted, when, and what is special.',
    explanation:
      'A description whose words are all in the name («Возвращает размер» for `Размер`) costs the reader time and tells nothing. Words such as «возвращает», «значение» or «указанный» do not count. Russian words are compared without their endings.',
  },
  HG2704: {
    severity: 'warning',
    title: 'Member that is described twice',
    message: '`{name}` is described twice, so readers see two members where code has one.',
    hint: 'Describe the forms of one method in its `overloads`, and anything else once.',
    explanation: 'A type has one member of a kind with a name. A method that is called in several ways is one method with several forms, each with its own sentence, parameters and result. Russian and English names are compared.',
  },
  HG2705: {
    severity: 'warning',
    title: 'Enumeration without items',
    message: 'The enumeration `{name}` names none of its items, which are all that readers look for.',
    hint: 'List them under `values`.',
    explanation: 'The page of an enumeration lists its items, each with what it means. Code is checked by them too, so an item that is left out is told of as one that does not exist.',
  },
} as const satisfies Catalogue;
