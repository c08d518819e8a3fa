import { expect, test } from '@jest/globals';
import { fitInto, keepSeen, transformBetween, wholeView, zoomAt } from './zoom-geometry.ts';

const area = { left: 24, top: 96, width: 952, height: 480 };

test('a large image fills the area by its tighter side and stands in the middle', () => {
  expect(fitInto({ width: 2000, height: 1000 }, area, false)).toEqual({ left: 24, top: 98, width: 952, height: 476 });
});

test('an image of pixels is not made larger than it is, a drawing is', () => {
  expect(fitInto({ width: 200, height: 120 }, area, false)).toEqual({ left: 400, top: 276, width: 200, height: 120 });
  expect(fitInto({ width: 200, height: 120 }, area, true)).toEqual({ left: 100, top: 96, width: 800, height: 480 });
});

test('zooming keeps the point under the pointer where it is, and ends at the whole', () => {
  const point = { x: 300, y: 200 };
  const view = zoomAt(zoomAt(wholeView, 2, point), 1.5, { x: 500, y: 100 });
  expect(view.scale).toBe(3);
  // The point of the drawing that is seen at 500, 100 before is seen there afterwards.
  const before = zoomAt(wholeView, 2, point);
  expect((500 - view.x) / view.scale).toBeCloseTo((500 - before.x) / before.scale);
  expect(zoomAt(view, 0.1, point)).toEqual(wholeView);
  expect(zoomAt(view, 100, point).scale).toBe(8);
});

test('an enlarged image cannot be pushed out of the window', () => {
  const frame = { left: 0, top: 0, width: 1000, height: 600 };
  const seen = keepSeen({ scale: 2, x: 9999, y: -9999 }, { left: 100, top: 100, width: 200, height: 100 }, frame);
  expect(seen).toEqual({ scale: 2, x: 736, y: -336 });
  expect(keepSeen({ scale: 1, x: 50, y: 0 }, frame, frame)).toEqual(wholeView);
});

test('an image seems to stand where it came from', () => {
  expect(transformBetween({ left: 10, top: 20, width: 100, height: 50 }, { left: 110, top: 220, width: 400, height: 200 })).toBe('translate(-100px, -200px) scale(0.25)');
});
