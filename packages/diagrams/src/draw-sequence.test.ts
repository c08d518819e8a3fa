import { expect, test } from '@jest/globals';
import { describeSequence, drawSequence, parseSequence } from './draw-sequence.ts';
import type { Sequence } from './draw-sequence.ts';

const read = (...lines: readonly string[]): Sequence => parseSequence(['sequenceDiagram', ...lines].join('\n')) as Sequence;
const numbers = (svg: string, pattern: RegExp): readonly number[] => [...svg.matchAll(pattern)].map(([, value]) => Number(value));

test('who talks stands from left to right in the order of the source, what is said from top to bottom', () => {
  const { wide: { svg } } = drawSequence(read('participant B as Второй', 'B->>A: раз', 'A-->>B: два'));
  expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['Второй', 'A', 'раз', 'два']);
  const heads = numbers(svg, /<rect class="hg-d-fill-surface[^>]* x="([\d.]+)"/g);
  expect(heads).toEqual([...heads].sort((a, b) => a - b));
  expect(svg.match(/stroke-dasharray="4 4"/g)).toHaveLength(1);
});

test('what is said stands between those who say it, and notes within the drawing', () => {
  const { wide: { viewBox, svg } } = drawSequence(read('A->>B: ПолучитьНепрочитанныеПисьма', 'Note left of A: слева от первого', 'Note right of B: справа', 'B->>B: сам себе очень долго'));
  const [start = 0, end = 0] = numbers(svg, /<path class="hg-d-no-fill hg-d-line" d="M([\d.]+) 39V/g);
  expect(end - start).toBeGreaterThan(190);
  const width = Number(viewBox.split(' ')[2]);
  for (const [, x, own] of svg.matchAll(/<rect[^>]* x="([\d.-]+)"[^>]* width="([\d.]+)"/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x) + Number(own)).toBeLessThanOrEqual(width);
  }
});

test('blocks are frames around what they hold, one for each part', () => {
  const { wide: { svg } } = drawSequence(read('A->>B: раз', 'loop каждый день', 'alt есть', 'A->>B: два', 'else нет', 'A->>B: три', 'end', 'end'));
  expect(svg.match(/<rect class="hg-d-no-fill hg-d-stroke-border"/g)).toHaveLength(3);
  expect(svg).toContain('>каждый день</text>');
});

test('a long conversation is made smaller, so that it fits on a screen', () => {
  const { wide: { height, width } } = drawSequence(read(...Array.from({ length: 40 }, (_, index) => `A->>B: шаг ${index}`)));
  expect(height).toBeLessThanOrEqual(480);
  expect(width).toBeLessThanOrEqual(704);
});

test('for a phone it is drawn as narrow as it must be, with long names in lines; what is narrow anyway is drawn once', () => {
  const { wide, narrow } = drawSequence(read('participant I as Почтовый сервер IMAP', 'A->>B: ПолучитьНепрочитанныеПисьма', 'B->>I: письма, UID и флаги'));
  expect(wide.width).toBeGreaterThan(400);
  expect(narrow?.width).toBeLessThanOrEqual(336);
  expect(narrow?.svg).toMatch(/>Получить<.*>Непрочитанные<.*>Письма</);
  expect(drawSequence(read('A->>B: раз')).narrow).toBeUndefined();
});

test('the text alternative tells what is said in its order', () => {
  expect(describeSequence(read('participant S as Скрипт', 'S->>B: есть?', 'Note over S: ждёт', 'B-->>S: нет'))).toBe('Скрипт → B: есть?; ждёт; B → Скрипт: нет');
});

test.each(['box Серверы', 'create participant C', 'Note over C: никто'])('what is not drawn here is left to the library: %s', (line) => {
  expect(parseSequence(`sequenceDiagram\nA->>B: раз\n${line}`)).toBeUndefined();
});
