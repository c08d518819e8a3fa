import { expect, test } from '@jest/globals';
import { writeAgo } from './draw-panel.ts';

test.each([
  [20, 'только что'],
  [-500, 'только что'],
  [60, '1 минуту назад'],
  [5 * 60, '5 минут назад'],
  [3 * 3600, '3 часа назад'],
  [26 * 3600, 'вчера'],
  [40 * 86_400, 'в прошлом месяце'],
])('what was %i seconds ago is told as «%s»', (seconds, words) => {
  const now = new Date('2026-01-31T12:00:00Z');
  expect(writeAgo(new Date(now.getTime() - seconds * 1000).toISOString(), now, { lang: 'ru', justNow: 'только что' })).toBe(words);
});
