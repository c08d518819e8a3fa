import type { Catalogue } from '../diagnostic.ts';

/** What can go wrong in the description of a type. */
export const descriptionCatalogue = {
  HG2701: {
    severity: 'error',
    title: 'Type that cannot be read',
    message: '`{type}` is not a type in the notation of the language, so nothing can be said of it.',
    hint: 'Write it as `Строка?`, `Строка|Число`, `Массив<Строка>` or `(Число)->Булево`.',
    explanation:
      'Type descriptions name types as code does: a name, perhaps with its namespace (`Стд::Http::КлиентHttp`), arguments in `<>`, `?` ' +
      'for what may be absent, `|` between alternatives, and `(…)->…` for functions.',
  },
  HG2702: {
    severity: 'warning',
    title: 'Parameter without description',
    message: 'The parameter `{name}` has no description, so its name and type are all that readers learn.',
    hint: 'Add a `description`: what the argument means, and which values are special.',
    explanation:
      'Each parameter of a description is explained in a sentence, because a name alone leaves open what is counted, in which unit, ' +
      'and what happens at the edges.',
  },
  HG2703: {
    severity: 'warning',
    title: 'Summary that repeats the name',
    message: 'The summary of `{name}` has no word that is not in the name, so it says nothing.',
    hint: 'Say what the name leaves open: what it is for, and what is special.',
    explanation:
      'A type whose summary has only the words of its name («Массив.» for `Массив`) is told of as if it had none. Words such ' +
      'as «значение» or «указанный» do not count. Russian words are compared without their endings. Members and parameters may be all that their names say.',
  },
  HG2704: {
    severity: 'warning',
    title: 'Member that is described twice',
    message: '`{name}` is described twice, so readers see two members where code has one.',
    hint: 'Describe the forms of one method in its `overloads`, and anything else once.',
    explanation:
      'A type has one member of a kind with a name. A method that is called in several ways is one method with several forms, each ' +
      'with its own sentence, parameters and result. Russian and English names are compared.',
  },
  HG2705: {
    severity: 'warning',
    title: 'Enumeration without items',
    message: 'The enumeration `{name}` names none of its items, which are all that readers look for.',
    hint: 'List them under `values`.',
    explanation:
      'The page of an enumeration lists its items, each with what it means. Code is checked by them too, so an item that is left out ' +
      'is told of as one that does not exist.',
  },
} as const satisfies Catalogue;
