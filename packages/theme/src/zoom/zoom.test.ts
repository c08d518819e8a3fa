/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { markDrawing, unmark, wrapImage } from './zoom.ts';

const text = (key: string, values: { readonly [name: string]: string | number } = {}): string => [key, ...Object.values(values)].join(' ');
const image = (): HTMLImageElement => document.querySelector('img') as HTMLImageElement;
const show = (html: string): ReturnType<typeof wrapImage> => {
  document.body.innerHTML = html;
  return wrapImage(image(), text);
};
beforeEach(() => document.body.replaceChildren());

test('an image gets a button around it that says what it enlarges, and is as before when that is undone', () => {
  const html = '<p>a <img src="x.png" width="640" height="480" alt="Схема сети"> b</p>';
  const item = show(html);
  expect(item?.opener.getAttribute('aria-label')).toBe('zoom.open Схема сети');
  expect(image().parentElement).toBe(item?.opener);
  expect(item?.source()).toBe(image());
  if (item !== null) unmark(item);
  expect(document.body.innerHTML).toBe(html);
});

test.each([
  ['in a link', '<a href="x"><img src="x.png" width="640" height="480" alt="a"></a>'],
  ['in a summary', '<details><summary><img src="x.png" width="640" height="480" alt="a"></summary></details>'],
  ['of an icon', '<p><img src="x.png" width="24" height="24" alt="a"></p>'],
])('an image %s is left alone', (_where, html) => {
  expect(show(html)).toBeNull();
  expect(document.body.innerHTML).toBe(html);
});

test('its caption is that of its figure, else its title, else what stands for it', () => {
  const size = 'src="x.png" width="640" height="480"';
  expect(show(`<figure><img ${size} title="b" alt="a"><figcaption>c</figcaption></figure>`)?.caption).toBe('c');
  expect(show(`<img ${size} title="b" alt="a">`)?.caption).toBe('b');
  expect(show(`<img ${size} alt="a">`)?.caption).toBe('a');
  expect(show(`<img ${size} alt="">`)?.name).toBe('zoom.image');
});

test('a drawing is named by its title, and its button shows it as it is drawn then', () => {
  document.body.innerHTML = '<figure><div class="hg-drawn"><svg><title>Путь</title></svg></div></figure>';
  const figure = document.querySelector('figure') as HTMLElement;
  const item = markDrawing(figure, text);
  expect(item.opener.getAttribute('aria-label')).toBe('zoom.open Путь');
  (figure.querySelector('.hg-drawn') as HTMLElement).innerHTML = '<svg id="again"></svg>';
  expect(item.source()?.id).toBe('again');
  unmark(item);
  expect(figure.querySelector('button')).toBeNull();
});
