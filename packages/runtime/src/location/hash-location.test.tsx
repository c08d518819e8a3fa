import { beforeEach, expect, test } from '@jest/globals';
import { createHashLocation } from './hash-location.ts';

let place: ReturnType<typeof createHashLocation>;
beforeEach(() => {
  history.replaceState(null, '', '/help/index.html');
  place = createHashLocation(window);
});
const whole = (): string => {
  const { pathname, search, hash } = place.current();
  return pathname + search + hash;
};

test.each([
  ['', '/help/'],
  ['#/', '/help/'],
  ['#/topics/if/', '/help/topics/if/'],
  ['#/topics/if/?q=1#part', '/help/topics/if/?q=1#part'],
  ['#part', '/help/#part'],
  ['#/../../etc/passwd', '/help/'],
  ['#/https://evil.example/x', '/help/https://evil.example/x'],
])('behind the mark %s is the address %s', (hash, address) => {
  history.replaceState(history.state, '', `/help/index.html${hash}`);
  expect(whole()).toBe(address);
});

test.each([
  ['topics/if/index.html#part', '/help/topics/if/#part'],
  ['topics/if.html', '/help/topics/if'],
  ['index.html', '/help/'],
  ['index.html#/topics/loops/?q#x', '/help/topics/loops/?q#x'],
  ['en/index.html?a=1#/topics/if/?q=1#part', '/help/en/?q=1#part'],
  ['#part', '/help/topics/if/?q=1#part'],
  ['?b=2', '/help/topics/if/?b=2'],
  ['', '/help/topics/if/?q=1'],
])('from a page, %s means %s', (href, address) => {
  place.push('topics/if/index.html?q=1#x');
  const { pathname, search, hash } = place.resolve(href);
  expect(pathname + search + hash).toBe(address);
});

test('an address is entered behind the mark, with a key of its own', () => {
  const key = place.key();
  place.push('topics/if/index.html#part');
  expect(location.pathname + location.hash).toBe('/help/index.html#/topics/if/#part');
  expect(place.key()).toMatch(/^[\da-z]{6}$/);
  expect(place.key()).not.toBe(key);
});

test('an anchor that the browser went to is put behind the page, and told apart from another page', () => {
  const heard: [string, boolean][] = [];
  place.listen((isNew) => void heard.push([whole(), isNew]));
  place.push('topics/if/index.html');
  document.body.click();
  for (const hash of ['#part', '#/topics/loops/']) {
    history.pushState(null, '', `/help/index.html${hash}`);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  expect(heard).toEqual([
    ['/help/topics/if/#part', true],
    ['/help/topics/loops/', false],
  ]);
});
