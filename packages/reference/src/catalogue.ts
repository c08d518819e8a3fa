import { defineDiagnostics } from '@helpgen/model';
import type { Catalogue } from '@helpgen/model';

/** What can go wrong in descriptions of types, and in code that uses what they describe. */
export const referenceCatalogue = {
  HG2701: {
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
  HG2706: {
    severity: 'warning',
    title: 'Name in a group that is no member of its own',
    message: '`{name}` in the group «{group}» is no property or method that stands in no other group, so nothing is listed there.',
    hint: [
      'It stands in «{other}» already: keep one of the two.',
      'Did you mean `{suggestion}`?',
      'Write the Russian name of a property or method of this description.',
    ],
    explanation:
      'The key `groups` of a description has under the title of each group the Russian names of properties and methods. Each stands in ' +
      'one of them; inherited ones stand on the page of the type that describes them.',
  },
  HG2707: {
    severity: 'warning',
    title: 'Member outside of all groups',
    message: '`{name}` stands in none of the groups, so readers who look through them miss it.',
    hint: 'Add it to the group that it belongs to, under `groups`.',
    explanation:
      'When the properties and methods of a type are grouped, each of them stands in a group. What is in none is shown before all ' +
      'groups.',
  },
  HG2708: {
    severity: 'warning',
    title: 'Sentence that begins otherwise than agreed',
    message: 'The sentence about `{name}` begins with «{word}», which is none of the words that the site has agreed on.',
    hint: ['Did you mean «{suggestion}»?', 'Begin with another of the words in the option `verbs` of the preset, or add this one there.'],
    explanation:
      'Readers compare methods by the first word of what is told of them: one deed, one verb. The option `verbs` of the preset lists ' +
      'the words that a sentence about a method may begin with; without it any will do.',
  },
  HG2709: {
    title: 'Pages of groups in a file of one page',
    message: 'This description has `pages`, and its file is one that becomes a single page: all members stay there.',
    hint: 'Name the file in the option `severalPages` of the preset, or remove `pages`.',
    explanation:
      'A type with very many members may be shown over several pages: the key `pages` says which of its groups have one of their own, and ' +
      'under which address. The file is one that the option `severalPages` of the preset names (`lib/Lamp.yaml`).',
  },
  HG2710: {
    title: 'Page of a group that does not exist',
    message: 'There is no group «{group}», so it has no page.',
    hint: ['Did you mean «{suggestion}»?', 'Write the title of one of the `groups` of this description.'],
    explanation: 'The key `pages` of a description has under the title of a group the address of its page. The title is that in `groups`.',
  },
  HG3601: {
    title: 'Unknown type',
    message: 'No description has the name `{name}`, so readers could not find out what it is.',
    hint: ['Did you mean `{suggestion}`?', 'Describe it in a YAML file of its own; until then the option `unknownTypes` of the preset may be `warn`.'],
    explanation:
      'Types in the fields of a description are looked up among the descriptions of the same version: by their own name, or with ' +
      'namespaces (`Стд::Xml::Dom::УзелXmlDom`). Names of the description’s own generic parameters are known in it. An entry of ' +
      '`seeAlso` may also name a member. The option `unknownTypes` of the preset decides how bad the finding is.',
  },
  HG3602: {
    title: 'Thrown type that is no exception',
    message: '`{name}` is thrown, but it is described as `{kind}` and not as an exception.',
    hint: 'Name an exception, or describe the type with `kind: exception`.',
    explanation:
      'What stands under `throws` must be a description of the kind `exception`. The option `unknownTypes` of the preset decides how bad the ' +
      'finding is.',
  },
  HG3603: {
    title: 'Type name with several meanings',
    message: '`{name}` is the name of several types, and none of them stands in the namespace of this description or above it.',
    hint: 'Write one of {full}.',
    explanation:
      'A short name means the type in the same namespace or in the nearest one around it. Where that does not decide, the full name ' +
      'must be written. The option `unknownTypes` of the preset decides how bad the finding is.',
  },
  HG3604: {
    title: 'Type that is described twice',
    message: '`{name}` is described in `{other}` already, so names lead to one of the two pages by chance.',
    hint: 'Keep one of the two files, or move one into the folder of its own namespace.',
    explanation:
      'The folder of a description is its namespace, and in a namespace a name means one type. Russian and English names are compared, ' +
      'with those of the namespaces around.',
  },
  HG3605: {
    title: 'Type that is based on itself',
    message: '`{name}` is based on itself: {circle}.',
    hint: 'Take one of these base types out of `extends`.',
    explanation: 'Members are inherited from base types, so none of the base types of a type, near or far, can be that type again.',
  },
  HG3611: {
    severity: 'warning',
    title: 'Member that does not exist',
    message: '`{type}` has no member `{member}`, so this code cannot run.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'Code is checked where it is certain what it means: behind the name of a singleton or an enumeration, behind literals and new ' +
      'values, behind variables, parameters and own methods that are declared with a type or with such a value, behind what members, ' +
      'elements and loops of all these give, and behind the parameters of lambdas that are passed to their methods, as far as ' +
      'descriptions say it. Of one of several types (`Строка|Файл`) only what all of them have is read; a value that may be absent has the ' +
      'members of what it is otherwise; a test with `это` makes no other type of a variable, only `как` does. Own and inherited members ' +
      'are known; where a base type has no description, nothing is said. `no-check` behind the language of a code block leaves it out, ' +
      'and the option `unknownTypes` of the preset with `ignore` all of them.',
  },
  HG3612: {
    severity: 'warning',
    title: 'One sentence for two members of a type',
    message: '`{name}` is described by the same sentence as `{other}`, so one of the two is not described.',
    hint: 'Say what is special about each, or describe them as the forms of one method.',
    explanation:
      'Of two members of one type that are told in the same words readers cannot know which to take. Members of ' +
      'different types that do the same may, and should, be told in the same words, and so may constructors.',
  },
  HG3613: {
    severity: 'warning',
    title: 'Type that nobody reaches',
    message: 'No sidebar lists `{name}`, and no page mentions it, so readers cannot come to it.',
    hint: 'Add it to a sidebar, or mention it where it is used.',
    explanation:
      'The page of a type is reached through a sidebar, through a link, or through its name in the code of another page. A namespace ' +
      'lists its types, but that page must be reached too.',
  },
  HG3614: {
    severity: 'warning',
    title: 'One thing that is told in many ways',
    message: '`{what}` is told of in {count} ways, so readers look for a difference where there is none: {texts}.',
    hint: 'Tell it in the same words everywhere; if it does mean different things, list it with the reason in the option `meanings`.',
    explanation:
      'Parameters with the same name and type, and the same exception, are told in the same words on all pages. Three or more wordings ' +
      'of one are found when the option `wordings` of the preset is `log`, `warn` or `throw`; the default is `ignore`. What means one ' +
      'thing here and another there is listed in the option `meanings`, with the reason, and is not found.',
  },
  HG3615: {
    severity: 'warning',
    title: 'Call that does not fit the description',
    message: '`{what}` cannot be used so: {reason}.',
    hint: 'Look at its declaration in the reference; mend the call, or the description if that is wrong.',
    explanation:
      'Calls of described methods and constructors are compared with their declarations: how many arguments there are, the names of named ' +
      'ones, and types as far as they are certain. Nothing is converted by itself. One form that fits is enough; where the type of an argument ' +
      'is not certain (generic methods, what may be one of several types, variables of other blocks), nothing is said of it. A method ' +
      'has brackets, a property has none.',
  },
  HG3616: {
    severity: 'warning',
    title: 'Value of another type',
    message: '{what} takes `{type}`, and `{given}` is given: the compiler refuses it.',
    hint: 'Give a value of the type; `новый Число(…)`, `.ВСтроку()`, `??` and `как` make one of another.',
    explanation:
      'A value stands where a type is declared: of a variable, a parameter, a result, a condition. It has to be of that type or of one based ' +
      'on it, and nothing is converted by itself. `Неопределено` stands only where the type ends with `?`; a value that may be absent is let ' +
      'through by the compiler.',
  },
  HG3617: {
    severity: 'warning',
    title: 'Type that cannot be created',
    message: '`новый {type}` creates nothing: {reason}.',
    hint: ['A value comes from {makers}.', 'Look at its page for where values come from.'],
    explanation: 'Only a type whose description has constructors is created by `новый`; singletons, enumerations and contracts have none.',
  },
  HG3618: {
    severity: 'warning',
    title: 'Assignment to a member that cannot be set',
    message: '`{what}` can only be read, so nothing can be assigned to it.',
    hint: 'Call the method that changes it, or create the value with it.',
    explanation: 'Properties that are described as `readonly`, items of enumerations and methods keep what they are.',
  },
  HG3619: {
    severity: 'warning',
    title: 'Value that a statement cannot work with',
    message: '`{word}` works with `{wanted}`, and `{type}` is none.',
    hint: 'Look at its page for the base types that it has.',
    explanation:
      '`исп` closes what is `Закрываемое`, `для … из` goes through what is `Обходимое` or a text, and `выбросить` and `поймать` know what is ' +
      'below `Исключение`.',
  },
  HG3620: {
    severity: 'warning',
    title: 'Handler that is never reached',
    message: 'A handler above catches `{type}` already.',
    hint: 'Put the handler of the more exact type first, or leave it out.',
    explanation: 'Handlers are tried from top to bottom, and one catches the types that are based on its own as well.',
  },
  HG3622: {
    severity: 'warning',
    title: 'Operation that the types do not have',
    message: '`{left} {sign} {right}` is no operation, so this code does not compile.',
    hint: 'Convert one of the two: nothing is converted by itself.',
    explanation:
      'Both sides of an operation are of types that have it: `и` and `или` are for `Булево`, comparisons for two values of one type, and ' +
      'calculations for what the reference lists under the operators of the type. Only behind a text may anything be added.',
  },
  HG3623: {
    severity: 'warning',
    title: 'Result that is thrown away',
    message: 'The result of `{what}` is thrown away, so this code does not compile.',
    hint: 'Assign it, pass it on or give it back: what the method is called on stays as it was.',
    explanation:
      'A method that gives a new value and changes nothing is described with `mustUse: true`: the compiler refuses a call of it that stands ' +
      'alone. Own methods with the annotation `@ПроверятьИспользованиеЗначения` are found as well, by HG2422.',
  },
  HG3621: {
    title: 'Unknown version in a comparison',
    message: '`{version}` is no version of this site, so nothing can be compared with it.',
    hint: 'Write one of {versions}.',
    explanation:
      'The directive `:::type-changes{from="8.0" to="9.0"}` shows what became of the described types from one version to another. Both ' +
      'are names of `versions` in the config. Without `to` it is the version of the page, without `from` the one before.',
  },
} as const satisfies Catalogue;

/** Makes a finding about descriptions. */
export const finding = defineDiagnostics(referenceCatalogue);
