import { expect, test } from '@jest/globals';
import { parseMermaid } from 'beautiful-mermaid';
import { describeFlow, drawFlow } from './draw-flow.ts';
import { fontSize, layOutFlow } from './lay-out-flow.ts';
import { breakLines, textWidth } from './text-width.ts';

const places = (source: string): { readonly [text: string]: number } =>
  Object.fromEntries(layOutFlow(parseMermaid(source), 'DOWN').boxes.map(({ lines, y }) => [lines.join(' '), y]));

test('what comes first in the source stands first, and a way back leads against the flow', () => {
  const { first = 0, second = 0, third = 0 } = places('flowchart TD\n  A[first] --> B[second]\n  B --> C{third}\n  C -->|again| A');
  expect([first < second, second < third]).toEqual([true, true]);
});

test('a box that is named early and reached late stands below all that lead to it', () => {
  const { end = 0, later = 0 } = places('flowchart TD\n  A[start] -->|wrong| C[end]\n  A -->|right| D[later]\n  D --> C');
  expect(end).toBeGreaterThan(later);
});

test('arrows of a way back end where the source says', () => {
  const { lines, boxes } = layOutFlow(parseMermaid('flowchart TD\n  A[first] --> B[second]\n  B --> A'), 'DOWN');
  const [first, second] = boxes;
  const tip = lines[1]?.points.at(-1);
  const start = lines[1]?.points[0];
  expect(tip?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0), 0);
  expect(start?.y).toBeCloseTo(second?.y ?? 0, 0);
});

test('no line begins or ends with a step that looks like a slip', () => {
  const source = 'A[Создать файл] --> B[Писать код с подсказками]\n  B --> C{Есть ошибки?}\n  C -->|да| B\n  C -->|нет| D[Запустить]\n  D --> E{Результат верный?}\n  E -->|нет| F[Отладить]\n  F --> B\n  E -->|да| G[Передать в работу]';
  const steps = layOutFlow(parseMermaid(`flowchart TD\n  ${source}`), 'DOWN').lines.flatMap(({ points }) => {
    const bends = points.slice(1, -1);
    return bends.slice(1).map((point, index) => Math.hypot(point.x - (bends[index]?.x ?? 0), point.y - (bends[index]?.y ?? 0)));
  });
  expect(Math.min(...steps)).toBeGreaterThan(6);
});

test('every text fits into its box, long ones in several lines', () => {
  const { boxes } = layOutFlow(parseMermaid('flowchart TD\n  A["АдминистрированиеСервераV8"] --> B{Щука Щука Щука Щука Щука Щука Щука?}\n  B --> C[(СУБД)]'), 'DOWN');
  for (const { lines, width } of boxes) for (const line of lines) expect(textWidth(line, fontSize.box)).toBeLessThanOrEqual(width - 20);
  expect(boxes[1]?.lines.length).toBe(2);
});

test('no box stands on another, and none outside of the drawing', () => {
  const source = 'flowchart TD\n  A --> B\n  A --> C\n  C --> D\n  E --> F\n  G\n  subgraph one [Группа]\n    H --> I\n  end\n  I --> A';
  const { boxes, width, height } = layOutFlow(parseMermaid(source), 'DOWN');
  for (const [index, box] of boxes.entries()) {
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    for (const other of boxes.slice(index + 1)) {
      const isApart = box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y;
      expect(isApart).toBe(true);
    }
  }
});

const chain = (direction: string, length: number): string =>
  `flowchart ${direction}\n${Array.from({ length }, (_, index) => `  N${index}[Ступень номер ${index}] --> N${index + 1}[Ступень номер ${index + 1}]`).join('\n')}`;

test.each([['TD', 14], ['LR', 9], ['TD', 3]])('a flow %s of %i steps is at most 480 px high and as wide as the text', (direction, length) => {
  const { wide } = drawFlow(parseMermaid(chain(direction, length)));
  expect(wide.height).toBeLessThanOrEqual(480);
  expect(wide.width).toBeLessThanOrEqual(704);
  const [, , , whole = 1] = wide.viewBox.split(' ').map(Number);
  expect(wide.height / whole).toBeGreaterThan(0.6);
});

test('a flow that is too wide for a phone is turned for it; one that is not has one drawing', () => {
  const { narrow } = drawFlow(parseMermaid(chain('LR', 4)));
  expect(narrow?.width).toBeLessThanOrEqual(336);
  expect(narrow?.height).toBeGreaterThan(200);
  expect(drawFlow(parseMermaid(chain('TD', 3))).narrow).toBeUndefined();
});

test('a decision is a pill, and corners, groups and states have looks of their own', () => {
  const { wide } = drawFlow(parseMermaid('flowchart TD\n  A{Да?} --> B[(База)]\n  subgraph g [Группа]\n    B --> C[[Часть]]\n  end\n  C -.-> D([Конец])'));
  expect(wide.svg).toMatch(/<rect class="hg-d-fill-second hg-d-stroke-border"[^>]*height="35" rx="17.5"\/>/);
  expect(wide.svg).toContain('>Группа</text>');
  expect(wide.svg).toContain('stroke-dasharray="4 4"');
  const state = drawFlow(parseMermaid('stateDiagram-v2\n  [*] --> Готов\n  Готов --> [*]')).wide.svg;
  expect(state.match(/<circle/g)).toHaveLength(3);
});

test('the text alternative tells every box and every connection; text is never markup', () => {
  const graph = parseMermaid('flowchart TD\n  A[Файл] -->|есть| B["<b>Ошибка</b> & выход"]\n  C[Один]');
  expect(describeFlow(graph)).toBe('Один; Файл → (есть) <b>Ошибка</b> & выход');
  expect(drawFlow(graph).wide.svg).toContain('>Ошибка &amp; выход</text>');
});

test('lines break between words at the width, and where the source says', () => {
  expect(breakLines('один два три', 14, 75)).toEqual(['один два', 'три']);
  expect(breakLines('один<br/>два', 14, 500)).toEqual(['один', 'два']);
});
