import type { CodeGrammar } from '@helpgen/model';

const inName = String.raw`[\p{L}\p{N}_]`;
const name = String.raw`[\p{L}_]${inName}*`;
const typeName = String.raw`\p{Lu}${inName}*(?:::${name})*`;
const notInName = `(?!${inName})`;
const notAfterName = `(?<!${inName})`;
const textInQuotes = String.raw`"(?:\\[\s\S]|[^"\\])*"`;
// From `{` to its `}` with one level of braces and with strings inside. Every branch begins with another character,
// so that no input can make the search go back and forth.
const braces = String.raw`\{(?:[^{}"]|${textInQuotes}|\{[^{}]*\})*\}`;

/** A pattern of words that stand alone and are not the name of a member. */
function words(list: string): RegExp {
  return new RegExp(`(?<![.\\p{L}\\p{N}_])(?:${list})${notInName}`, 'u');
}

const declarators = 'пер|знч|исп|конст|для|поймать|var|val|use|const|for|catch';

const control =
  'если|иначе|выбор|когда|для|из|по|вниз|шаг|пока|прервать|продолжить|возврат|попытка|поймать|вконце|выбросить|область|' +
  'if|else|case|when|for|in|to|down|step|while|break|continue|return|try|catch|finally|throw|scope';

const storage =
  'импорт|метод|статический|абстрактный|структура|перечисление|исключение|конструктор|конст|пер|знч|исп|обз|умолчание|глобальный|тип|запрос|' +
  'import|method|static|abstract|structure|enum|exception|constructor|const|var|val|use|req|default|global|type|query';

const brace =
  'Дата|Время|ДатаВремя|Момент|Байты|Ууид|ЧасовойПояс|Версия|Локаль|Date|Time|DateTime|Instant|Bytes|Uuid|TimeZone|Version|Locale';

const units = 'мс|кб|мб|гб|тб|ms|kb|mb|gb|tb|[дчмсбdhmsb]';

/** Grammar of the script language with Russian and English keywords, for the highlighter. */
export const xbsl: CodeGrammar = Object.assign(register, { displayName: 'xbsl', aliases: [] });

function register(prism: { readonly languages: { [name: string]: unknown } }): void {
  const grammar: { [token: string]: unknown } = {
    shebang: { pattern: /^#!.*/, greedy: true, alias: 'comment' },
    directive: {
      pattern: /^[ \t]*#\p{L}+.*/mu,
      greedy: true,
      alias: 'keyword',
      inside: { 'directive-path': { pattern: /(#\p{L}+[ \t]+).+/u, lookbehind: true, alias: 'string' } },
    },
    'doc-comment': { pattern: /\/\*\*(?!\/)[\s\S]*?(?:\*\/|$)/, greedy: true, alias: 'comment' },
    comment: [
      { pattern: /\/\*[\s\S]*?(?:\*\/|$)/, greedy: true },
      { pattern: /\/\/.*/, greedy: true },
    ],
    string: {
      pattern: new RegExp(String.raw`"(?:\\[\s\S]|[%$]${braces}|[%$](?!${braces})|[^"\\%$])*"`),
      greedy: true,
      inside: {
        interpolation: { pattern: new RegExp(`[%$]${braces}`), inside: {} },
        escape: { pattern: /\\(?:[юu]\d+|[\s\S])/, alias: 'constant' },
        variable: new RegExp(`[%$]${name}`, 'u'),
      },
    },
    pattern: { pattern: /'(?:\\.|[^'\\\r\n])*'/, greedy: true, alias: 'regex' },
    literal: {
      pattern: new RegExp(`${notAfterName}(?:${brace})\\{[^{}\\n]*\\}`, 'u'),
      alias: 'number',
      inside: { 'class-name': /^\p{L}+/u, 'literal-value': /[^{}]+/ },
    },
    number: new RegExp(`${notAfterName}(?:0b[01]+|0x[\\da-f]+|(?:\\d+(?:${units}))+|\\d+(?:\\.\\d+)?)${notInName}`, 'iu'),
    annotation: { pattern: new RegExp(`@${name}(?:::${name})*`, 'u'), alias: 'decorator' },
    'function-definition': { pattern: new RegExp(`(${notAfterName}(?:метод|method)[ \\t]+)${name}`, 'u'), lookbehind: true, alias: 'function' },
    'type-definition': {
      pattern: new RegExp(`(${notAfterName}(?:структура|перечисление|исключение|structure|enum|exception)[ \\t]+)${name}`, 'u'),
      lookbehind: true,
      alias: 'class-name',
    },
    'variable-definition': {
      pattern: new RegExp(`(${notAfterName}(?:${declarators})[ \\t]+)${name}`, 'u'),
      lookbehind: true,
      alias: 'variable',
    },
    'class-name': [
      // A name that was recognised before cuts the text, so that what follows it may begin with its `:` or `<`.
      new RegExp(`(?<=${inName}:[ \\t]*|^:[ \\t]*|[)>]:[ \\t]*|->[ \\t]*|[\\p{L}?>]\\|)${typeName}`, 'u'),
      new RegExp(`(?<=${notAfterName}(?:новый|это|это[ \\t]+не|как|new|is|is[ \\t]+not|as)[ \\t]+)${typeName}`, 'u'),
      new RegExp(`${notAfterName}${typeName}(?=<\\??[\\p{Lu}(])`, 'u'),
      new RegExp(`(?<=${inName}<|^<|<[^<>()\\n]{1,80},[ \\t]*)${typeName}(?=\\??[,>|<])`, 'u'),
    ],
    boolean: words('Истина|Ложь|True|False'),
    constant: words('Неопределено|Undefined|Null'),
    'language-variable': { pattern: words('этот|this'), alias: 'keyword' },
    builtin: words('неизвестно|никогда|ничто|unknown|never|void'),
    'operator-word': { pattern: words('и|или|не|это|как|новый|and|or|not|is|as|new'), alias: 'keyword' },
    'control-flow': { pattern: words(control), alias: 'keyword' },
    keyword: words(storage),
    function: new RegExp(`${notAfterName}${name}(?=[ \\t]*\\()`, 'u'),
    property: new RegExp(`(?<=\\.)${name}`, 'u'),
    operator: /->|[=!<>]=|[+\-*/]=|\*\*|\?\.|\?\?|::|[-+*/%=<>!?:|&]/,
    punctuation: /[()[\]{}.,;]/,
  };
  putIntoItself(grammar);
  prism.languages['xbsl'] = grammar;
}

// Code inside `%{…}` is code again.
function putIntoItself(grammar: { [token: string]: unknown }): void {
  const text = grammar['string'] as { inside: { interpolation: { inside: unknown } } };
  text.inside.interpolation.inside = {
    'interpolation-punctuation': { pattern: /^[%$]\{|\}$/, alias: 'punctuation' },
    'interpolation-format': { pattern: /\|[^|{}"]*(?=\}$)/, alias: 'string' },
    rest: grammar,
  };
}
