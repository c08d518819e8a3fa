import { describe, expect, test } from '@jest/globals';
import { parseScript } from './parse-script.ts';

/** What is wrong with `code` and the words at its place; empty when nothing is. */
function mistake(code: string): string {
  const found = parseScript(code).mistake;
  return found === undefined ? '' : `${found.reason} @ ${code.slice(found.start, found.end).split('\n')[0] ?? ''}`;
}

describe('code that parses', () => {
  test.each([
    ['a module', '#!/usr/bin/env executor\n#требуется Почта.sbsl\nимпорт Стд::Файлы\n\nконст ПРЕДЕЛ = 10\n\n@Глобально\nметод Скрипт(Имя: Строка = "", @Имя Число: Число? = 1): Массив<Строка>|?\n    возврат\n;'],
    ['own types', 'перечисление Вид\n    Полная,\n    Добавочная умолчание\n;\n\nструктура Задание\n    обз знч Каталог: Строка\n    пер Вид: Вид = Вид.Полная\n    конструктор(А: Число)\n    ;\n    метод Имя(): Строка\n        возврат "%Каталог"\n    ;\n;'],
    ['conditions', 'если А > 1 и не Б это не Строка\n    В()\nиначе если Г\n    Д()\nиначе\n    если Е\n    ;\n;'],
    ['choices', 'выбор Х\nкогда 1, 2\n    А()\nкогда > 10, это Строка|Число\n    Б()\nиначе\n    В()\n;\nвыбор\nкогда Х == 1\n    А()\n;'],
    ['loops', 'для Н = 10 вниз по 1 шаг 2\n    прервать\n;\nдля Пара из Карта\n    продолжить\n;\nпока Истина\n;'],
    ['errors', 'попытка\n    исп Поток = Файл.Открыть()\nпоймать И: Исключение\n    выбросить\nвконце\n    А()\n;\nобласть\n    исп Контекст\n;'],
    ['English words', 'method Script(): String\n    for Item in Items\n        return Item ?? throw new Exception("no")\n    ;\n;'],
    ['lambdas and references', 'А.Фильтровать(Х -> Х * 2).Свернуть((А, Б: Число) -> А + Б, метод (А: Число) ->\n    возврат А\n;)\nБ(&Имя, &Тип.новый, &Имя(Число, Строка))'],
    ['types', 'знч А: (()->Булево)? = Б\nзнч В: Соответствие<Строка, Массив<Число>> = {:}\nзнч Г = Карта.Взять<Строка>(К) < 3\nзнч Д = Тип<Строка>\nзнч Е = Х это Строка ? 1 : 2'],
    ['literals', 'знч А = [1, 0x1F, 1ч30м, 10кб]\nзнч Б = {"а": Дата{2025-10-20}, "б": Момент{2025-10-20 15:30:00 Z}}\nзнч В = <Число>[]\nзнч Г = <Строка, Число>{:}\nзнч Д = \'\\ц{4}\''],
    ['literals of locales', 'А(Локаль{ru-RU}.Представление(Locale{es-ES}))'],
    ['code in texts', 'А("Итого %{Б("в %{Г}")} и ${Сумма|_.2}, 100%, \\"$Имя\\"")'],
    ['wrapped lines', 'знч А = Б\n    .В()\n    + Г(\n        Имя = 1,\n        Другое = 2\n    )\n    ?? Д\nА.Б[1]!.В += 2'],
    ['a bracket at the start of a line', 'А()\n(Б как В).Г()'],
    ['soft keywords as names', 'знч тип = 1\nзнч шаг = тип + 1'],
  ])('%s', (_what, code) => expect(mistake(code)).toBe(''));
});

describe('code that does not parse', () => {
  test.each([
    ['если А\n    Б()', '`;` is wanted to close `если`, but the end of the code stands here @ '],
    ['метод А()\n    Б(\n;', 'an expression is wanted, but `;` stands here @ ;'],
    ['знч А = 1 знч Б = 2', 'a line break is wanted behind a statement, but `знч` stands here @ знч'],
    ['А ==', 'an expression is wanted, but the end of the code stands here @ '],
    ['А + Б = 1', 'nothing can be assigned to this @ А'],
    ['А?.Б = 1', 'nothing can be assigned to this @ А'],
    ['Если А\n;', 'a line break is wanted behind a statement, but `А` stands here @ А'],
    ['А()\n;', '`;` closes nothing here @ ;'],
    ['иначе\n;', '`иначе` stands outside of what it belongs to @ иначе'],
    ['знч А = "без конца', 'the text in quotes does not end @ "без конца'],
    ['А("%{Б В}")', '`В` is left over behind the expression in the text @ В'],
    ['знч А: Массив<Строка', '`>` is wanted behind type arguments, but the end of the code stands here @ '],
    ['для А в Б\n;', '`=` is wanted or `из` behind the variable of `для`, but `в` stands here @ в'],
    ['@Имя\n1', 'a declaration is wanted behind an annotation, but `1` stands here @ 1'],
    ['А ~ Б', 'a line break is wanted behind a statement, but `~` stands here @ ~'],
  ])('%s', (code, found) => expect(mistake(code)).toBe(found));

  test('however long and deep it is, it takes no longer than its length', () => {
    for (const piece of ['(', '[', 'А<', '"%{', 'если ', 'не ', 'А ? ', 'Х -> ', '@А(']) expect(mistake(piece.repeat(20_000))).not.toBe('');
  });
});
