/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { listenToGestures } from './listen-to-gestures.ts';

let done: string[];
let isEnlarged: boolean;
let dialog: HTMLElement;
let ending: AbortController;

beforeEach(() => {
  document.body.innerHTML = '<div><button></button></div>';
  dialog = document.querySelector('div') as HTMLElement;
  [done, isEnlarged, ending] = [[], false, new AbortController()];
  const note = (name: string) => (...values: readonly (number | object)[]): void => void done.push([name, ...values.map((value) => JSON.stringify(value))].join(' '));
  listenToGestures(dialog, { isEnlarged: () => isEnlarged, zoom: note('zoom'), pan: note('pan'), move: note('move'), close: note('close') }, ending.signal);
});
afterEach(() => ending.abort());

function point(type: string, x: number, y: number, pointerId = 1, target: Element = dialog): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  target.dispatchEvent(Object.assign(event, { pointerId }));
}
function strokeTo(x: number, y: number): void {
  point('pointerdown', 100, 100);
  point('pointermove', x, y);
  point('pointerup', x, y);
}

test('a click closes, one on a button does not', () => {
  strokeTo(102, 103);
  expect(done).toEqual(['close']);
  point('pointerdown', 5, 5, 1, document.querySelector('button') as Element);
  point('pointerup', 5, 5);
  expect(done).toEqual(['close']);
});

test('a stroke to the side goes on or back, one up or down closes, a short one does nothing', () => {
  strokeTo(20, 110);
  strokeTo(200, 90);
  strokeTo(110, 220);
  strokeTo(130, 100);
  expect(done).toEqual(['move 1', 'move -1', 'close']);
});

test('over an enlarged image one pointer drags it, and a wheel moves it', () => {
  isEnlarged = true;
  strokeTo(20, 110);
  dialog.dispatchEvent(new WheelEvent('wheel', { deltaX: 3, deltaY: 4 }));
  expect(done).toEqual(['pan -80 10', 'pan -3 -4']);
});

test('two pointers enlarge by as much as they part, and lifting them closes nothing', () => {
  point('pointerdown', 100, 100, 1);
  point('pointerdown', 200, 100, 2);
  point('pointermove', 300, 100, 2);
  point('pointerup', 300, 100, 2);
  point('pointerup', 100, 100, 1);
  expect(done).toEqual(['pan 50 0', 'zoom 2 {"x":200,"y":100}']);
});

test('a pinch on a touchpad enlarges; a wheel over a whole image is left to the page', () => {
  const pinch = new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, clientX: 7, clientY: 8, cancelable: true });
  dialog.dispatchEvent(pinch);
  const turn = new WheelEvent('wheel', { deltaY: 50, cancelable: true });
  dialog.dispatchEvent(turn);
  expect(done).toEqual([`zoom ${Math.E} {"x":7,"y":8}`]);
  expect([pinch.defaultPrevented, turn.defaultPrevented]).toEqual([true, false]);
});
