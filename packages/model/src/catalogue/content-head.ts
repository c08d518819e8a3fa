import type { Catalogue } from '../diagnostic.ts';

/** What can go wrong in the head of a content file: its front matter, or the data of a category or a description. */
export const headCatalogue = {
  HG2001: {
    title: 'Front matter is not YAML',
    message: 'The {what} is not valid YAML: {reason}, so none of its values can be used.',
    hint: 'Put text that holds `:`, `#` or quotes into quotes.',
    explanation:
      'Front matter and category files are read as YAML 1.2 with the core schema; a category file may also be JSON. The position is ' +
      'where the parser gave up, which may be a line after the mistake.',
  },
  HG2002: {
    title: 'YAML feature that is refused',
    message: 'The {what} uses {feature}, which is not read because content is untrusted data.',
    hint: 'Write the values out.',
    explanation:
      'Tags, merge keys, more than 100 aliases and the key `__proto__` are refused: they can change what a value means or make a small ' +
      'file huge. Everything that front matter needs can be written without them.',
  },
  HG2003: {
    title: 'Unknown key',
    message: '`{key}` is not a key that the {what} may have here, so it would have no effect.',
    hint: [
      'Did you mean `{suggestion}`?',
      'When `{text}` is the rest of a text, put all of it in quotes: between braces a comma ends a text.',
    ],
    explanation:
      'Keys are checked against a fixed list because a misspelt key would be ignored without a word. Free values for a theme belong ' +
      'under `custom` (front matter) or `customProps` (category files).',
  },
  HG2004: {
    title: 'Value of the wrong kind',
    message: 'The value of `{key}` is not {expected}, so it cannot be used.',
    hint: 'Write {expected} here.',
    explanation:
      'Each key of front matter and category files has one kind of value. A number where text is wanted is taken as it is written; ' +
      'other kinds are not converted, because the result would be a guess.',
  },
  HG2005: {
    title: 'Value that is not allowed',
    message: 'The value of `{key}` {expected}.',
    explanation: 'The value has the right kind but breaks the rule of its key; the message says which rule that is.',
  },
  HG2006: {
    title: 'Draft and unlisted at once',
    message: 'The page is both `draft` and `unlisted`, but a draft has no address that could be left out of the lists.',
    hint: 'Keep one of the two.',
    explanation: 'A draft is absent from a build; an unlisted page is built and found by its address alone. A page cannot be both.',
  },
  HG2007: {
    title: 'Table of contents without levels',
    message: '`toc_min_heading_level` is {min} and `toc_max_heading_level` is {max}, so the table of contents would show no heading.',
    hint: 'Make the minimum at most the maximum.',
    explanation:
      'The table of contents shows headings from the minimum to the maximum level. When only one of the two is given, the other keeps ' +
      'its default: 2 and 3.',
  },
  HG2008: {
    title: 'Last update without date and author',
    message: '`last_update` has neither `date` nor `author`, so it says nothing.',
    hint: 'Give a `date`, an `author`, or both, or remove the key.',
    explanation: 'The key replaces what version control says about the last change; each part that is absent comes from there.',
  },
  HG2009: {
    title: 'Front matter that is no mapping',
    message: 'The {what} is not a list of keys with values.',
    hint: 'Write it as `key: value` lines.',
    explanation: 'Front matter and category files are mappings: one key a line, a colon, a value.',
  },
  HG2010: {
    severity: 'warning',
    title: 'Front matter in an included file',
    message: '`{path}` has front matter, which has no meaning in a file that is included.',
    hint: 'Remove the lines between the `---` fences.',
    explanation: 'Only the page itself has a title, an address and settings. The front matter of an included file is left out.',
  },
  HG2011: {
    title: 'Missing key',
    message: 'The {what} has no `{key}` here, which it cannot do without.',
    hint: 'Add the key.',
    explanation:
      'Some keys must be there: a type description cannot become a page without its kind, its names and its summary, nor a parameter ' +
      'be explained without its type. The position is where the key should stand.',
  },
  HG2012: {
    title: 'Front matter without an end',
    message: 'Front matter begins here and never ends, so it would be read as text.',
    hint: 'End it with a line of `---`; for a rule across the page write `***`.',
    explanation:
      'Front matter stands between two lines of `---` at the very beginning of a file (`...` may stand for the second). When the ' +
      'second one is missing, nothing says where the text begins.',
  },
} as const satisfies Catalogue;
