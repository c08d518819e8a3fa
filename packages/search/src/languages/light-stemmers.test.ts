import { expect, test } from '@jest/globals';
import { createAnalyser } from '../analyser.ts';

const sameTerm = (languages: readonly string[], ...forms: readonly string[]): number => new Set(forms.flatMap((form) => createAnalyser(languages).analyse(form))).size;

test('forms of a German word are one word, its umlauts too', () => {
  expect(sameTerm(['de'], 'Block', 'Blöcke', 'Blöcken', 'Blocks', 'Blockes')).toBe(1);
  expect(sameTerm(['de'], 'Sicherung', 'Sicherungen')).toBe(1);
  expect(sameTerm(['de'], 'Datei', 'Datum')).toBe(2);
});

test('an Arabic word is the same with article, with what joins it to others, and however it is vowelled', () => {
  expect(sameTerm(['ar'], 'مفتاح', 'المفتاح', 'والمفتاح', 'بالمفتاح', 'مِفتاح')).toBe(1);
  expect(sameTerm(['ar'], 'نسخة', 'النسخة', 'نسخه')).toBe(1);
});

test('what is written without spaces is found by each two letters, whatever languages are named', () => {
  expect(createAnalyser(['en']).analyse('恢复备份 用kranich恢复')).toEqual(['恢复', '复备', '备份', '用', 'kranich', '恢复']);
});
