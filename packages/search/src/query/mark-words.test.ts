import { describe, expect, test } from '@jest/globals';
import { createAnalyser } from '../analyser.ts';
import { excerptOf, markWords } from './mark-words.ts';

const languages = ['ru', 'en'];
const marked = (text: string, terms: readonly string[], unfinished?: string): readonly string[] =>
  markWords(text, terms, languages, unfinished).map(([start, end]) => text.slice(start, end));

describe('markWords', () => {
  test('marks every form of a word, and identifiers that have it', () => {
    expect(marked('Массив, массива и КлиентHttp; ошибок нет.', ['массив', 'http'])).toEqual(['Массив', 'массива', 'КлиентHttp']);
  });

  test('marks words that begin as the unfinished one does', () => {
    expect(marked('Соединение и соединитель, единица.', [], 'соед')).toEqual(['Соединение', 'соединитель']);
  });

  test('marks of a text without spaces the letters that were asked, not all up to the next sign', () => {
    const chinese = ['zh', 'en'];
    const { analyse } = createAnalyser(chinese);
    const text = '本页说明如何修改配置文件并重新启动服务，以及config文件。';
    expect(markWords(text, analyse('配置文件'), chinese).map(([start, end]) => text.slice(start, end))).toEqual(['配置文件', '文件']);
    expect(markWords('哈哈哈笑', analyse('哈哈'), chinese)).toEqual([[0, 3]]);
  });
});

describe('excerptOf', () => {
  const text = 'Первое предложение рассказывает о начале. Второе говорит про массив значений и про его элементы. Третье заканчивает текст.';
  const marks = markWords(text, ['массив'], languages);

  test('cuts at words around the first mark and moves the marks', () => {
    const cut = excerptOf(text, marks, 50);
    expect(cut.text.length).toBeLessThanOrEqual(60);
    expect(cut.text).toMatch(/^….*….?$/u);
    expect(text).toContain(cut.text.replaceAll('…', ''));
    expect(cut.marks.map(([start, end]) => cut.text.slice(start, end))).toEqual(['массив']);
    for (const word of cut.text.replaceAll('…', '').trim().split(' ')) expect(text.split(' ')).toContain(word);
  });

  test('shows where the asked words stand together, before where one of them stands alone', () => {
    const long = `массив один. ${'Другое слово. '.repeat(10)}Здесь массив ждёт ошибку. ${'Ещё слова. '.repeat(10)}`;
    const { text: cut } = excerptOf(long, markWords(long, ['массив', 'ошибк'], languages), 60);
    expect(cut).toContain('массив ждёт ошибку');
  });

  test('leaves a short text as it is, and begins at the start without marks', () => {
    expect(excerptOf('Коротко.', [], 50)).toEqual({ text: 'Коротко.', marks: [] });
    expect(excerptOf(text, [], 30).text).toMatch(/^Первое предложение.*…$/u);
  });
});
