import { expect, test } from '@jest/globals';
import { returnTo, takePlace } from './keep-place.ts';

const page = (extra = ''): string => `<main data-hg-prose>${extra}
  <details><summary>Подробности</summary><p>Текст</p></details>
  <details open><summary>Открытое</summary></details>
  <div><button role="tab" aria-selected="true" tabindex="0">A</button><button role="tab" aria-selected="false" tabindex="-1">B</button></div>
  <div role="tabpanel" data-value="a" class="hg-selected"></div><div role="tabpanel" data-value="b"></div>
  <p><a href="/x">Ссылка</a> <a href="/y">Ссылка</a></p></main>`;
const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

test('what was unfolded, chosen and focused is so again on the page that has taken the place', () => {
  document.body.innerHTML = page();
  const [folded, unfolded] = all('details');
  folded?.setAttribute('open', '');
  unfolded?.removeAttribute('open');
  all('[role=tab]').forEach((tab, index) => tab.setAttribute('aria-selected', String(index === 1)));
  all('[role=tabpanel]').forEach((panel, index) => panel.classList.toggle('hg-selected', index === 1));
  all('a')[1]?.focus();
  const place = structuredCloneOf(takePlace(document));
  document.body.innerHTML = page('<details><summary>Новое</summary></details><p>Новый абзац.</p>');
  returnTo(document, place);
  expect(all('details').map((details) => details.hasAttribute('open'))).toEqual([false, true, false]);
  expect(all('[role=tab]').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  expect(all('[role=tabpanel]').map((panel) => panel.className)).toEqual(['', 'hg-selected']);
  expect(document.activeElement).toBe(all('a')[1]);
});

test('what is gone is passed over', () => {
  document.body.innerHTML = page();
  all('a')[1]?.focus();
  const place = takePlace(document);
  document.body.innerHTML = '<main data-hg-prose><p>Ничего</p></main>';
  returnTo(document, place);
  expect(document.activeElement).toBe(document.body);
  document.body.innerHTML = '';
  expect(takePlace(document).anchors).toEqual([]);
});

/** As it comes out of the session's storage. */
function structuredCloneOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
