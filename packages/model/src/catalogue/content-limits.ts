import type { Catalogue } from '../diagnostic.ts';

/** How much one content file may be: sizes, depths and the time that its text takes. */
export const limitCatalogue = {
  HG2101: {
    title: 'File is too large',
    message: 'The file has {size} characters; a page may have at most {limit}.',
    hint: 'Split the page, or raise `markdown.limits.size` in the config.',
    explanation:
      'The time and memory that a page may take are limited so that one page cannot hurt the site. A page of this size would also be ' +
      'too heavy for readers.',
  },
  HG2102: {
    title: 'Line is too long',
    message: 'This line has {size} characters; a line may have at most {limit}.',
    hint: 'Break the line, move the data into a file of its own, or raise `markdown.limits.lineLength` in the config.',
    explanation:
      'Very long lines are usually data pasted by accident, and some of them take the parser more than linear time.',
  },
  HG2103: {
    title: 'Nesting is too deep',
    message: 'Lists, quotes or directives are nested {depth} deep on this line; at most {limit} levels are read.',
    hint: 'Flatten the structure.',
    explanation:
      'Each level of nesting costs the parser a level of its own stack. Nobody can follow text that is nested this deep.',
  },
  HG2104: {
    title: 'Text that takes too long to parse',
    message: 'The page has {count} {pattern}, more than the {limit} that are read in reasonable time.',
    hint: 'Split the page, put the text into a code block, or raise `markdown.limits` in the config.',
    explanation:
      'Some repeated patterns make a Markdown parser take time that grows with the square of their number. Such a page is refused by ' +
      'name instead of stopping the build.',
  },
  HG2105: {
    title: 'NUL character',
    message: 'The text holds a NUL character, so the file is probably not text.',
    hint: 'Save the file as UTF-8 text.',
    explanation:
      'A NUL character has no place in text. It comes from binary files and from UTF-16 that is read as UTF-8.',
  },
  HG2106: {
    title: 'Table is too long',
    message: 'The table that begins here has more than {limit} rows.',
    hint: 'Split the table, publish the data as a file to download, or raise `markdown.limits.rows` in the config.',
    explanation:
      'A table of this length is data rather than prose; it would make the page too heavy to read.',
  },
  HG2107: {
    title: 'Tree is too deep',
    message: 'The page nests elements more deeply than can be read.',
    hint: 'Close the elements that are left open.',
    explanation:
      'Raw HTML whose elements are never closed nests without end. Such a page is refused by name.',
  },
} as const satisfies Catalogue;
