import { defineDiagnostics } from '@helpgen/model';
import type { Catalogue } from '@helpgen/model';

/** What can go wrong in code of the script language. */
export const scriptCatalogue = {
  HG2411: {
    severity: 'warning',
    title: 'Code that cannot be parsed',
    message: 'The code is none of the script language: {reason}.',
    hint: 'Mend the code, or write `no-check` behind the language when it is not meant to be whole.',
    explanation:
      'Code blocks of the script language are parsed by its grammar, so that no reader copies what does not run. ' +
      'A block may be a whole module or a piece of one: statements and declarations in any order. Lines that are ' +
      'marked as removed do not count. What is shown to be wrong, or leaves out something, gets `no-check` in its fence.',
  },
  HG2412: {
    severity: 'warning',
    title: 'Call that does not fit what is declared',
    message: '{what} cannot be called so: {reason}.',
    hint: 'Give the arguments that the declaration has; named ones come last.',
    explanation:
      'Calls of methods, and new values of structures and exceptions, that are declared in the same block are compared with the declaration. ' +
      'A structure is created with all of its fields in their order, or by name; an exception with `Описание` before them and `Причина` behind.',
  },
  HG2413: {
    severity: 'warning',
    title: 'Assignment to what cannot change',
    message: 'Nothing can be assigned to `{name}`: {reason}.',
    hint: 'Declare it by `пер`, or give the new value a name of its own.',
    explanation:
      'What is declared by `знч` or `конст` keeps its value, and so does the variable of a loop. A lambda takes the values of variables around ' +
      'it when it is made: it cannot change them, and what it has taken cannot be changed later.',
  },
  HG2414: {
    severity: 'warning',
    title: 'Name that is taken',
    message: '`{name}` cannot be declared here: `{other}` is {what} already.',
    hint: 'Choose another name; case alone does not tell two names apart.',
    explanation:
      'A name is declared once in a block, and two names in it differ by more than case. A variable may not be called like a parameter of its ' +
      'method, and what a lambda declares not like a variable around it.',
  },
  HG2415: {
    severity: 'warning',
    title: 'Result that is missing or not wanted',
    message: 'The result of `{method}` is not as declared: {reason}.',
    hint: 'Write `возврат` with a value on every way through a method that declares a type, and without one in any other.',
    explanation: 'A method with a type behind its parameters gives a value of it on every way to its end, or throws; one without gives nothing.',
  },
  HG2416: {
    severity: 'warning',
    title: 'Code that the language refuses',
    message: 'The language does not allow this: {reason}.',
    hint: '{hint}',
    explanation:
      'Some rules of the language are no matter of its grammar: comparisons do not go on, the condition of `? :` with `и` or `или` stands in ' +
      'brackets, constants and default values are known without running anything, and `возврат`, `прервать`, `продолжить` have their places.',
  },
  HG2417: {
    severity: 'warning',
    title: 'New value of a type that has none',
    message: '`новый {type}` creates nothing: {reason}.',
    hint: 'Take one of its items: `{type}.Имя`.',
    explanation: 'Structures and exceptions are created; an enumeration has the items that it declares.',
  },
  HG2418: {
    severity: 'warning',
    title: 'Item that is not declared',
    message: '`{type}` has no `{member}`: of the type itself items and static methods are read.',
    hint: ['It has {has}.', 'Declare it, or read it of a value of the type.'],
    explanation: 'Behind the name of a type that the block declares stands an item of an enumeration or a static method.',
  },
  HG2419: {
    severity: 'warning',
    title: 'Unknown escape in a text',
    message: '`{escape}` means nothing in a text.',
    hint: 'Write `\\\\` for a backslash; known are `\\н`, `\\в`, `\\т`, `\\"`, `\\%`, `\\$` and `\\ю` with a number.',
    explanation: 'A backslash in a text begins one of the known escapes. A path of Windows is written with two of them for each.',
  },
  HG2420: {
    severity: 'warning',
    title: 'Exception that nobody throws',
    message: '`{type}` is caught, and {reason}.',
    hint: 'Throw it, `выбросить новый {type}(…)`, or leave the handler out.',
    explanation: 'An exception that a script declares itself can only be thrown by that script; the library knows nothing of it. A handler of one is ' +
      'reached when what stands in the `попытка`, or in a method that is called there, creates it. Lambdas, methods behind `&` and members of ' +
      'own types may run anywhere, and where a value is thrown that comes from elsewhere nothing is said.',
  },
  HG2422: {
    severity: 'warning',
    title: 'Result that is thrown away',
    message: 'The result of `{method}` is thrown away, and the method is marked so that the compiler refuses that.',
    hint: 'Assign the result, pass it on or give it back, or take `@ПроверятьИспользованиеЗначения` away from the method.',
    explanation:
      'A method with the annotation `@ПроверятьИспользованиеЗначения` is called for its result alone, and a call of it that stands alone is ' +
      'a mistake. Methods of a library with such a mark are found by HG3623.',
  },
} as const satisfies Catalogue;

/** A code of this catalogue. */
export type ScriptCode = keyof typeof scriptCatalogue;

/** Makes a finding about code. */
export const scriptFinding = defineDiagnostics(scriptCatalogue);
