import { expect, test } from '@jest/globals';
import { refusedParts } from './check-policy.ts';

const strict = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  origin: ['https://own.example'],
};

function refused(tag: string, attributes: { readonly [name: string]: string }, more: { readonly [directive: string]: readonly string[] } = {}): readonly string[] {
  return refusedParts(tag, new Map(Object.entries(attributes)), { ...strict, ...more }).map(({ directive, source }) => `${directive} ${source}`);
}

test.each([
  ['iframe', { src: 'https://a.example/b' }, 'frame-src', 'https://a.example'],
  ['iframe', { src: '//a.example/b' }, 'frame-src', 'https://a.example'],
  ['object', { data: 'a.pdf' }, 'object-src', "'self'"],
  ['embed', { src: 'https://a.example/b.swf' }, 'object-src', 'https://a.example'],
  ['video', { src: 'https://a.example:8080/b.mp4' }, 'media-src', 'https://a.example:8080'],
  ['source', { src: 'https://a.example/b.mp4' }, 'media-src', 'https://a.example'],
  ['img', { src: 'http://a.example/b.png' }, 'img-src', 'http://a.example'],
  ['link', { rel: 'stylesheet', href: 'https://a.example/b.css' }, 'style-src', 'https://a.example'],
  ['script', { src: 'https://a.example/b.js' }, 'script-src', 'https://a.example'],
  ['form', { action: 'https://a.example/' }, 'form-action', 'https://a.example'],
  ['style', {}, 'style-src', "'unsafe-inline'"],
  ['p', { style: 'color: red' }, 'style-src', "'unsafe-inline'"],
])('<%s> with %j is refused until %s names %s', (tag, attributes, directive, source) => {
  expect(refused(tag, attributes)).toEqual([`${directive} ${source}`]);
  expect(refused(tag, attributes, { [directive]: [source] })).toEqual([]);
});

test('what runs in the page is refused whatever the policy says of styles, and data is no script', () => {
  expect(refused('script', {})).toEqual(['script-src ']);
  expect(refused('b', { onclick: 'a()' })).toEqual(['script-src ']);
  expect(refused('script', { type: 'application/ld+json' })).toEqual([]);
});

test('what is of the site itself, and hosts and paths that a source stands for, are allowed', () => {
  expect(refused('iframe', { src: '/demo/' })).toEqual([]);
  expect(refused('iframe', { src: 'https://own.example/demo/' })).toEqual([]);
  expect(refused('img', { src: 'data:image/png;base64,AA' })).toEqual([]);
  expect(refused('img', { src: 'https://any.example/a.png' })).toEqual([]);
  expect(refused('link', { rel: 'me', href: 'https://a.example/' })).toEqual([]);
  const frames = { 'frame-src': ['https://*.a.example', 'https://b.example/embed/'] };
  expect(refused('iframe', { src: 'https://x.a.example/1' }, frames)).toEqual([]);
  expect(refused('iframe', { src: 'https://b.example/embed/1' }, frames)).toEqual([]);
  expect(refused('iframe', { src: 'https://b.example/other' }, frames)).toEqual(['frame-src https://b.example']);
  expect(refused('iframe', { src: '/demo/' }, frames)).toEqual(["frame-src 'self'"]);
});
