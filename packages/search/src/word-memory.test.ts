import { describe, expect, test } from '@jest/globals';
import { createWordMemory } from './word-memory.ts';

describe('createWordMemory', () => {
  test('makes the value of a word once, wherever the word stands', () => {
    const made: string[] = [];
    const memory = createWordMemory<string>(100);
    const recall = (text: string, word: string): string =>
      memory.recall(text, text.indexOf(word), text.indexOf(word) + word.length, (found) => {
        made.push(found);
        return found.toUpperCase();
      });
    expect(recall('Первый массив', 'массив')).toBe('МАССИВ');
    expect(recall('массив второй', 'массив')).toBe('МАССИВ');
    expect(recall('массивы', 'массивы')).toBe('МАССИВЫ');
    expect(made).toEqual(['массив', 'массивы']);
  });

  test('gives every word its own value, also past the number it holds', () => {
    const memory = createWordMemory<string>(50);
    for (const round of [1, 2]) {
      for (let number = 0; number < 200; number += 1) {
        const word = `слово${number}`;
        expect(memory.recall(`в ${word} ${round}`, 2, 2 + word.length, (found) => found)).toBe(word);
      }
    }
  });
});
