import { beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { compileText } from '../testing/compile.ts';
import { testPresets } from '../testing/compile.ts';
import { chooseLanguage, highlightLines, loadGrammar } from '@helpgen/highlight';

const own = testPresets.flatMap(({ codeLanguages = [] }) => codeLanguages);

async function loadLanguage(name: string): Promise<void> {
  const choice = chooseLanguage(name, own);
  if (choice.kind === 'known') await loadGrammar(choice.language);
}

/** The lines of `code` as HTML. */
function linesOf(code: string, language: string): readonly string[] {
  const choice = chooseLanguage(language, own);
  return highlightLines(code, choice.kind === 'known' ? choice.language.name : '').map((pieces) => pieces.join(''));
}

/** The tokens of `code` as `role:text`; plain text is left out. */
function tokens(code: string, language = 'xbsl'): readonly string[] {
  return linesOf(code, language).flatMap((line) =>
    [...line.matchAll(/<span class="(?:tok-)?([^"]+)">([^<]*)<\/span>/g)].map(([, role = '', text = '']) => `${role}:${unescape(text).trim()}`),
  );
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => unescape(line.replace(/<[^>]*>/g, ''))).join('\n');
}

/** The depth of each bracket in `code`, one character each; `!` for one without partner. */
const brackets = (code: string, language: string): string =>
  [...linesOf(code, language).join('').matchAll(/class="bracket-(\w+)">([^<]*)/g)].map(([, depth = '', text = '']) => (depth === 'unmatched' ? '!' : depth).repeat(text.length)).join('');

const codeOf = async (text: string): Promise<string> => {
  const { value } = await compileText(text);
  const block = value.body.find((node) => typeof node === 'object' && 'part' in node);
  const html = typeof block === 'object' && 'part' in block ? String(block.children[0]) : '';
  return unescape(html.replace(/<[^>]*>/g, ''));
};

describe('the grammar of the script language', () => {
  beforeAll(() => loadLanguage('xbsl'));

  test('knows keywords in Russian and English, in small letters alone', () => {
    expect(tokens('если')).toEqual(['keyword:если']);
    expect(tokens('while')).toEqual(['keyword:while']);
    expect(tokens('Если')).toEqual([]);
    expect(tokens('еслиб неесли')).toEqual([]);
  });

  test('takes a keyword after a dot for the name of a member', () => {
    expect(tokens('Объект.если')).toEqual(['property:если']);
  });

  test('names what is declared', () => {
    expect(tokens('метод Скрипт(Путь: Строка)')).toEqual([
      'keyword:метод',
      'function:Скрипт',
      'bracket-0:(',
      'type:Строка',
      'bracket-0:)',
    ]);
    expect(tokens('знч Имя = 1')).toEqual(['keyword:знч', 'property:Имя', 'number:1']);
    expect(tokens('пер Ответ: Строка?')).toEqual(['keyword:пер', 'property:Ответ', 'type:Строка']);
    expect(tokens('исключение МоёИсключение')).toEqual(['keyword:исключение', 'type:МоёИсключение']);
  });

  test('knows types in generics and after the words for creating and testing', () => {
    expect(tokens('новый Массив<Число>')).toEqual(['keyword:новый', 'type:Массив', 'type:Число']);
    expect(tokens('Х это не Строка')).toEqual(['keyword:это не', 'type:Строка']);
    expect(tokens('не Найдено')).toEqual(['keyword:не']);
  });

  test('knows literals of every kind', () => {
    expect(tokens('Истина Ложь Неопределено Null')).toEqual(['number:Истина Ложь Неопределено Null']);
    for (const number of ['42', '3.14', '0b101', '0x1F', '1д2ч30м15с250мс', '100кб']) expect(tokens(number)).toEqual([`number:${number}`]);
    expect(tokens('Дата{2025-10-20}').map((token) => token.split(':')[0])).toEqual(['type', 'number']);
    expect(tokens("'\\ц{4}-\\ц{2}'")).toEqual(["string:'\\ц{4}-\\ц{2}'"]);
  });

  test('knows comments, directives and annotations', () => {
    expect(tokens('// если')).toEqual(['comment:// если']);
    expect(tokens('/** Описание\nметода */')).toEqual(['comment:/** Описание', 'comment:метода */']);
    expect(tokens('#требуется Почта.sbsl')).toEqual(['keyword:#требуется', 'string:Почта.sbsl']);
    expect(tokens('@Глобально')).toEqual(['meta:@Глобально']);
    expect(tokens('#!/usr/bin/executor')).toEqual(['comment:#!/usr/bin/executor']);
  });

  test('finds code in strings, and strings in that code', () => {
    expect(tokens('"Всего %{Итог("а")} из $Имя и 100%"')).toEqual([
      'string:"Всего',
      'bracket-0:{',
      'function:Итог',
      'bracket-1:(',
      'string:"а"',
      'bracket-1:)',
      'bracket-0:}',
      'string:из',
      'property:$Имя',
      'string:и 100%"',
    ]);
  });

  test('goes on after a string without an end', () => {
    expect(textOf(linesOf('знч А = "без конца\nесли', 'xbsl'))).toBe('знч А = "без конца\nесли');
  });
});

describe('bracket depth', () => {
  beforeAll(async () => {
    for (const language of ['xbsl', 'js', 'json', 'bash', 'powershell', 'python', 'sql', 'css', 'yaml']) await loadLanguage(language);
  });

  test('cycles over three levels', () => {
    expect(brackets('([{()}])', 'js')).toBe('01200210');
    expect(brackets('А([Б({})])', 'xbsl')).toBe('01200210');
  });

  test('is marked in every language', () => {
    const codes = { json: '[{}]', python: 'f([1])', sql: 'f((1))', css: 'a{b:calc((1))}', yaml: '[{a: 1}]', powershell: 'f (@(1))', bash: 'a=( $(b) )' };
    for (const [language, code] of Object.entries(codes)) expect([language, brackets(code, language).slice(0, 2)]).toEqual([language, '01']);
  });

  test('does not see brackets in strings and comments', () => {
    expect(brackets('f("(") // )', 'js')).toBe('00');
    expect(brackets('А("[") // )\n/* ( */', 'xbsl')).toBe('00');
    expect(brackets("А('\\(')", 'xbsl')).toBe('00');
  });

  test('tells a bracket without its partner', () => {
    expect(brackets('(]', 'js')).toBe('!!');
    expect(brackets('([)', 'js')).toBe('0!0');
    expect(brackets('case x in a) b;; esac', 'bash')).toBe('');
  });
});

/** The number of elements around lines in code behind the fence ` ```fence`. */
const linesIn = async (fence: string): Promise<number> => JSON.stringify((await compileText(`\`\`\`${fence}\nconst a = \`1\n2\`;\n\`\`\``)).value.body).split('<span class=\\"line').length - 1;

describe('code in a page', () => {
  test('keeps every character, whatever the language', async () => {
    const language = fc.constantFrom('xbsl', 'js', 'ts', 'json', 'bash', 'powershell', 'html', 'python', 'sql', 'yaml', 'ini', 'java', 'csharp', 'http', 'css', 'markdown', 'text');
    const piece = fc.constantFrom('"', "'", '`', '%{', '${', '}', '(', ')', '[', ']', '<', '>', '&', '&amp;', '//', '/*', '*/', '#', '\\', '\n', ' ', '\t', 'если', 'word', '1', '=', '\u00a0', '😀', '<!--', '-->', ':');
    await fc.assert(
      fc.asyncProperty(language, fc.array(piece, { minLength: 1, maxLength: 30 }), async (name, pieces) => {
        const code = `x${pieces.join('')}x`;
        expect(await codeOf(`~~~~${name}\n${code}\n~~~~\n`)).toBe(`${code}\n`);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('is cut into lines that each end with a line break where lines are numbered or marked, and is not elsewhere', async () => {
    expect(await Promise.all(['js showLineNumbers', 'js {1}', 'diff', 'js'].map(linesIn))).toEqual([2, 2, 0, 0]);
    expect(await codeOf('```\n\nа\n\n```')).toBe('\nа\n\n');
  });

  test('has one element for neighbours of one role, and none for white space', () => {
    expect(linesOf('новый Массив<Число>()', 'xbsl').join('')).toBe(
      '<span class="tok-keyword">новый </span><span class="tok-type">Массив</span>&lt;<span class="tok-type">Число</span>&gt;<span class="bracket-0">()</span>',
    );
  });
});
