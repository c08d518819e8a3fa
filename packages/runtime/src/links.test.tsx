import { beforeEach, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link } from './Link.tsx';
import { followLinks } from './navigation/follow-links.ts';

const followed: string[] = [];
followLinks({
  navigate: (href) => void followed.push(`go ${href}`),
  preload: async (href) => {
    followed.push(`load ${href}`);
    return null;
  },
});
beforeEach(() => void (followed.length = 0));

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.body.querySelector('a, b')?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a plain click on a link of the site is followed, also on what stands inside it', () => {
  expect(click('<a href="/b/x/?q=1#h">x</a>')).toBe(true);
  document.body.innerHTML = '<a href="/b/y/"><b>y</b></a>';
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(followed).toEqual(['go http://localhost/b/x/?q=1#h', 'go http://localhost/b/y/']);
});

test.each<readonly [string, string, MouseEventInit]>([
  ['with Ctrl', '<a href="/b/x/">x</a>', { ctrlKey: true }],
  ['with Cmd', '<a href="/b/x/">x</a>', { metaKey: true }],
  ['with Shift', '<a href="/b/x/">x</a>', { shiftKey: true }],
  ['with Alt', '<a href="/b/x/">x</a>', { altKey: true }],
  ['by the middle button', '<a href="/b/x/">x</a>', { button: 1 }],
  ['on a link that opens a tab', '<a href="/b/x/" target="_blank">x</a>', {}],
  ['on a download', '<a href="/b/x.pdf" download>x</a>', {}],
  ['on a link to another site', '<a href="https://example.org/">x</a>', {}],
  ['on an anchor of the page', '<a href="#x">x</a>', {}],
  ['on a link that asks for it', '<a href="/b/x.md" data-hg-plain="">x</a>', {}],
  ['on a link without address', '<a class="hg-broken">x</a>', {}],
])('a click %s is left to the browser', (_name, html, init) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(html, init);
  expect(followed).toEqual([]);
});

test('a click that something else has dealt with is not followed', () => {
  document.body.innerHTML = '<a href="/b/x/">x</a>';
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('a')?.click();
  expect(followed).toEqual([]);
});

test('what the reader points at, focuses or touches is loaded ahead, but not on a slow or dear line', () => {
  document.body.innerHTML = '<a href="/b/x/">x</a>';
  const link = document.querySelector('a');
  for (const name of ['mouseover', 'focusin', 'touchstart']) link?.dispatchEvent(new Event(name, { bubbles: true }));
  expect(followed).toEqual(Array.from({ length: 3 }, () => 'load http://localhost/b/x/'));
  for (const connection of [{ effectiveType: 'slow-2g' }, { saveData: true }]) {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    link?.dispatchEvent(new Event('mouseover', { bubbles: true }));
  }
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  expect(followed).toHaveLength(3);
});

test('a link that leaves the site opens a tab without an opener and says so; the author has the last word', () => {
  expect(renderToStaticMarkup(<Link href="https://example.org/">x</Link>)).toBe(
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer" aria-describedby="hg-new-tab">x</a>',
  );
  expect(renderToStaticMarkup(<Link href="//example.org/" target="_self">x</Link>)).toContain('target="_self"');
  expect(renderToStaticMarkup(<Link href="/b/x/">x</Link>)).toBe('<a href="/b/x/">x</a>');
  expect(renderToStaticMarkup(<Link href="mailto:a@example.org">x</Link>)).toBe('<a href="mailto:a@example.org">x</a>');
});
