import { expect, test } from '@jest/globals';
import { blocksWords } from '@helpgen/model/locales/blocks';
import { diagramWords } from '@helpgen/model/locales/diagram';
import { menuWords } from '@helpgen/model/locales/menu';
import { paletteWords } from '@helpgen/model/locales/palette';
import { searchWords } from '@helpgen/model/locales/search';
import { sidebarWords } from '@helpgen/model/locales/sidebar';
import { zoomWords } from '@helpgen/model/locales/zoom';
import type { ThemeServer } from '@helpgen/runtime';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import server from './server.ts';

const packages = join(import.meta.dirname, '../..');
const sources = ['theme/src', 'runtime/src']
  .flatMap((folder) => readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(packages, folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('/strings/'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const { strings, articleStrings }: ThemeServer = server;
type Words = Readonly<Record<string, string>>;
const ofBehaviours: readonly Readonly<Record<string, Words>>[] = [blocksWords, diagramWords, menuWords, paletteWords, searchWords, sidebarWords, zoomWords];
const wordsOf = (locale: string): Words =>
  Object.assign({}, strings[locale], articleStrings?.[locale], ...ofBehaviours.map((words) => words[locale]));
const keys = Object.keys(wordsOf('en'));

test('every word that is said exists', () => {
  const said = [...sources.matchAll(/\btext\(\s*'([^']+)'/g)].map(([, key = '']) => key);
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((key) => !keys.includes(key))).toEqual([]);
});

test('every word that exists is said', () => {
  // `banner.${kind}` says what begins so.
  const beginnings = [...sources.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning);
  expect(keys.filter((key) => !sources.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)))).toEqual([]);
});

test('Russian words are Russian, with «ёлочки», dashes and an ellipsis of one character', () => {
  const russian = Object.entries(wordsOf('ru'));
  expect(russian.filter(([, text]) => !/[а-яё]/i.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  expect(russian.filter(([, text]) => /["“”„]|'|\.\.\.|--| - |\s$|^\s| {2}/.test(text))).toEqual([]);
});
