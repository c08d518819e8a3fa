import { expect, test } from '@jest/globals';
import type { Body, LinkTable } from '@helpgen/model';
import { createElement, type ReactNode } from 'react';
import { frame, makeData } from '../fixtures/tiny-site.ts';
import { createLazyNavigator } from './navigation/create-lazy-navigator.ts';
import { createBodyRenderer } from './render-body.tsx';
import type { RuntimeValue } from './runtime-context.tsx';
import type { ThemeParts } from './theme.ts';
import { usePage } from './hooks.ts';

const parts: ThemeParts = {
  Box: ({ title, children }: { title: string; children?: ReactNode }) => createElement('div', { title }, children),
  Raw: ({ html, children }: { html: string; children?: ReactNode }) =>
    createElement('div', null, createElement('b', { dangerouslySetInnerHTML: { __html: html } }), children),
  Items: ({ items }: { items: readonly { id: number }[] }) => createElement('i', null, items.map(({ id }) => id).join('+')),
  Route: () => createElement('u', null, usePage().route),
  Fails: () => {
    throw new Error('no luck');
  },
};
const islands: ThemeParts = {
  Poll: ({ max, children }: { max: number; children?: ReactNode }) => createElement('p', null, `${max} `, usePage().route, children),
  Closed: () => createElement('p'),
};
const noLinks: LinkTable = { links: [], assets: [] };
const nothing = async (): Promise<never> => Promise.reject(new Error('nobody asks'));
const navigator = createLazyNavigator({ data: makeData('/a'), frame, html: '', Module: null, vendor: {} }, nothing, nothing);
const page: RuntimeValue = { state: navigator.getState(), navigator, parts: {}, text: (key) => key };
const renderBody = createBodyRenderer(parts);
const render = (body: Body, links = noLinks): string => renderBody(body, links, page).value;

test('strings are copied as they are', () => {
  expect(render(['<p>a &amp; b', '</p>'])).toBe('<p>a &amp; b</p>');
});

test('an image that is missing has no address, also no empty one', () => {
  const html = render(['<img', { asset: 0 }, ' alt="а">'], { links: [], assets: [{ href: '' }] });
  expect(html).toBe('<img alt="а">');
});

test('links get their address, leave in a new tab, are downloaded, or cannot be clicked', () => {
  const links: LinkTable = {
    links: [
      { href: '/b/x/', kind: 'internal' },
      { href: 'https://example.org/?a=1&b="2"', kind: 'external' },
      { href: '/b/x.pdf', kind: 'file' },
      { href: '/b/no/', kind: 'broken' },
      { href: 'javascript:alert(1)', kind: 'external' },
      { href: 'mailto:a@example.org', kind: 'external' },
    ],
    assets: [],
  };
  const html = [0, 1, 2, 3, 4, 5, 6].map((link) => render(['<a', { link }, '>'], links));
  expect(html).toEqual([
    '<a href="/b/x/">',
    '<a href="https://example.org/?a=1&amp;b=&quot;2&quot;" class="hg-external" target="_blank" rel="noopener noreferrer" aria-describedby="hg-new-tab">',
    '<a href="/b/x.pdf" download>',
    '<a class="hg-broken">',
    '<a class="hg-broken">',
    '<a href="mailto:a@example.org">',
    '<a class="hg-broken">',
  ]);
});

test('images get address, size and lazy loading', () => {
  const links: LinkTable = { links: [], assets: [{ href: '/b/a"b.png', width: 3, height: 4 }, { href: '/b/c.svg' }] };
  expect(render(['<img', { asset: 0 }, ' alt="">'], links)).toBe('<img src="/b/a&quot;b.png" width="3" height="4" loading="lazy" decoding="async" alt="">');
  expect(render(['<img', { asset: 0, width: '6' }, '>'], links)).toContain('width="6" height="8"');
  expect(render(['<img', { asset: 0, height: '8' }, '>'], links)).toContain('width="6" height="8"');
  expect(render(['<img', { asset: 0, width: '50%' }, '>'], links)).toContain('width="50%" loading');
  expect(render(['<img', { asset: 1, width: '9' }, '>'], links)).toContain('width="9" loading');
  expect(render(['<img', { asset: 1 }, '>'], links)).toBe('<img src="/b/c.svg" loading="lazy" decoding="async">');
});

test('a part is drawn by React around children that are not touched', () => {
  const body: Body = [{ part: 'Box', props: { title: '"><script>' }, children: ['<p>1 &lt; 2</p>', { part: 'Box', props: { title: 'in' }, children: [] }] }];
  expect(render(body)).toBe('<div title="&quot;&gt;&lt;script&gt;"><p>1 &lt; 2</p><div title="in"></div></div>');
});

test('a part gets its properties whole and reads the page by the hooks', () => {
  expect(render([{ part: 'Items', props: { items: [{ id: 1 }, { id: 2 }] }, children: [] }])).toBe('<i>1+2</i>');
  expect(render([{ part: 'Route', props: {}, children: [] }])).toBe('<u>/a</u>');
});

test('HTML in a property cannot pass for the place of the children', () => {
  const html = '<hg-slot></hg-slot>';
  expect(render([{ part: 'Raw', props: { html }, children: ['text'] }])).toBe(`<div><b>${html}</b>text</div>`);
});

test('children may contain what looks like a replacement pattern or a slot', () => {
  expect(render([{ part: 'Box', props: { title: 't' }, children: ["$& $1 $' <hg-slot></hg-slot>"] }])).toBe(`<div title="t">$& $1 $' <hg-slot></hg-slot></div>`);
});

test('an unknown part keeps its content and is reported with the nearest name', () => {
  const { value, diagnostics } = renderBody([{ part: 'Bxo', props: {}, children: ['<p>kept</p>'] }], noLinks, page);
  expect(value).toBe('<p>kept</p>');
  expect(diagnostics.map(({ code, args }) => ({ code, args }))).toEqual([{ code: 'HG4001', args: { part: 'Bxo', route: '/a', suggestion: 'Box' } }]);
  expect(renderBody([{ part: 'toString', props: {}, children: [] }], noLinks, page).diagnostics).toHaveLength(1);
});

test('a part that throws keeps its content and is reported', () => {
  const { value, diagnostics } = renderBody([{ part: 'Fails', props: {}, children: ['<p>kept</p>'] }], noLinks, page);
  expect(value).toBe('<p>kept</p>');
  expect(diagnostics[0]).toMatchObject({ code: 'HG4002', args: { part: 'Fails', reason: 'no luck' } });
});

test('an island is written with its properties and what stands inside, and one that leaves that out is reported', () => {
  const draw = createBodyRenderer(parts, islands);
  const { value, diagnostics } = draw([{ part: 'Poll', props: { max: 5, title: 'a"b' }, children: ['<i>in</i>'] }, { part: 'Closed', props: {}, children: ['<i>kept</i>'] }, { part: 'Pol', props: {}, children: [] }], noLinks, page);
  expect(value).toBe('<hg-island data-part="Poll" data-props="{&quot;max&quot;:5,&quot;title&quot;:&quot;a\\&quot;b&quot;}" data-prefix="hg1-"><p>5 <!-- -->/a<hg-inside><i>in</i></hg-inside></p></hg-island><i>kept</i>');
  expect(diagnostics).toMatchObject([{ code: 'HG4007', args: { part: 'Closed', route: '/a' } }, { code: 'HG4001', args: { suggestion: 'Poll' } }]);
});
