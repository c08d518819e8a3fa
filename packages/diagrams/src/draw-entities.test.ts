import { expect, test } from '@jest/globals';
import { drawEntities } from './draw-entities.ts';
import { describeEntities } from './entity-diagram.ts';
import type { EntityDiagram } from './entity-diagram.ts';
import { layOutEntities } from './lay-out-entities.ts';
import { parseClasses } from './parse-classes.ts';
import { parseEntities } from './parse-entities.ts';

const classes = (...lines: readonly string[]): EntityDiagram => parseClasses(['classDiagram', ...lines].join('\n')) as EntityDiagram;
const entities = (...lines: readonly string[]): EntityDiagram => parseEntities(['erDiagram', ...lines].join('\n')) as EntityDiagram;
const texts = (diagram: EntityDiagram): readonly (string | undefined)[] =>
  [...drawEntities(diagram).wide.svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

const shapes = classes(
  'direction TB',
  'class Фигура {',
  '  <<abstract>>',
  '  -имя: Строка',
  '  +Площадь()* Число',
  '}',
  'class Круг',
  'Круг : +радиус',
  'Круг --|> Фигура',
  'Рисунок "1" *-- "0..*" Фигура : содержит',
  'class Список~Фигура~',
  'Рисунок ..> Список',
  'note for Круг "Есть и эллипс"',
);

test('fields and methods stand in rooms of their own, and an empty room is not drawn', () => {
  expect(texts(shapes)).toEqual(expect.arrayContaining(['Фигура', '«abstract»', '-имя: Строка', '+Площадь(): Число', 'Круг', '+радиус', 'Список&lt;Фигура&gt;', 'содержит', '0..*', 'Есть и эллипс']));
  const [figure, circle] = layOutEntities(shapes, 'DOWN').entities;
  expect([figure?.rooms.length, circle?.rooms.length]).toEqual([2, 1]);
  expect(drawEntities(shapes).wide.svg).toMatch(/font-style="italic">\+Площадь/);
});

test('what is more general stands above what is made of it, also where the source says it the other way round', () => {
  const tops = Object.fromEntries(layOutEntities(shapes, 'DOWN').entities.map(({ entity, y }) => [entity.id, y]));
  expect(tops['Круг']).toBeGreaterThan(tops['Фигура'] ?? 0);
  expect(tops['Фигура']).toBeGreaterThan(tops['Рисунок'] ?? 0);
});

const shop = entities(
  'ПОКУПАТЕЛЬ ||--o{ ЗАКАЗ : "делает"',
  'ЗАКАЗ ||--|{ СТРОКА-ЗАКАЗА : ""',
  'ЗАКАЗ }o..o| "Способ доставки" : выбирает',
  'ПОКУПАТЕЛЬ {',
  '  string имя PK "как в паспорте"',
  '  int возраст',
  '}',
  'т[Товар]',
);

test('attributes of an entity stand in columns, and relations say how many there are', () => {
  expect(texts(shop)).toEqual(expect.arrayContaining(['ПОКУПАТЕЛЬ', 'имя', 'string', 'PK', 'как в паспорте', 'делает', 'Товар', 'Способ доставки']));
  const [buyer] = layOutEntities(shop, 'DOWN').entities;
  const columns = buyer?.rooms[0]?.rows.map(({ cells }) => cells.map(({ x }) => x)) ?? [];
  expect(columns[0]).toEqual(columns[1]);
  expect(drawEntities(shop).wide.svg.match(/<circle/g)).toHaveLength(3);
});

test('the text alternative tells what boxes hold and how they are connected', () => {
  expect(describeEntities(shop)).toBe(
    'ПОКУПАТЕЛЬ: имя string PK как в паспорте, возраст int; ЗАКАЗ; СТРОКА-ЗАКАЗА; Способ доставки; Товар; ПОКУПАТЕЛЬ 1 → (делает) 0..* ЗАКАЗ; '
    + 'ЗАКАЗ 1 → 1..* СТРОКА-ЗАКАЗА; ЗАКАЗ 0..* → (выбирает) 0..1 Способ доставки',
  );
  expect(describeEntities(classes('A <|-- B'))).toBe('A; B; B → A');
});

test.each([['classes', shapes], ['entities', shop]])('no box of %s stands on another, and none outside of the drawing', (_what, diagram) => {
  for (const direction of ['DOWN', 'RIGHT'] as const) {
    const { entities: boxes, width, height } = layOutEntities(diagram, direction);
    for (const [index, box] of boxes.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
      for (const other of boxes.slice(index + 1)) {
        const isApart = box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y;
        expect(isApart).toBe(true);
      }
    }
  }
});

test('a large diagram fits on a screen, and a wide one is turned for a phone', () => {
  const { wide, narrow } = drawEntities(classes(...Array.from({ length: 4 }, (_, index) => `Основа <|-- Наследник${index}`)));
  expect([wide.height <= 480, wide.width <= 704]).toEqual([true, true]);
  expect(narrow?.width).toBeLessThanOrEqual(336);
});

test('classes of a namespace stand in its frame', () => {
  const { groups, entities: [first] } = layOutEntities(classes('namespace Стд {', 'class A', '}', 'A --> B'), 'DOWN');
  expect(groups.map(({ lines }) => lines)).toEqual([['Стд']]);
  expect(first?.x).toBeGreaterThan(groups[0]?.x ?? 0);
});

test.each(['A ()-- B', 'class {', 'что-то непонятное'])('what is not drawn of classes is left to the browser: %s', (line) => {
  expect(parseClasses(`classDiagram\nclass A\n${line}`)).toBeUndefined();
});

test.each(['A only one to B : x', 'A {\n  имя\n}'])('what is not drawn of entities is left to the browser: %s', (line) => {
  expect(parseEntities(`erDiagram\nB\n${line}`)).toBeUndefined();
});
