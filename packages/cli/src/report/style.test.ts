import { expect, test } from '@jest/globals';
import { createStyle } from './style.ts';

const terminal = { write: () => undefined, isTTY: true };
const pipe = { write: () => undefined };

test.each([
  ['a terminal', terminal, {}, true],
  ['a pipe', pipe, {}, false],
  ['a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR', terminal, { NO_COLOR: '' }, true],
  ['a dumb terminal', terminal, { TERM: 'dumb' }, false],
  ['a pipe with FORCE_COLOR', pipe, { FORCE_COLOR: '1' }, true],
  ['a pipe with FORCE_COLOR and NO_COLOR', pipe, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ['a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, false],
])('%s shows colours only where they are wanted', (_name, stream, env, expected) => {
  expect(createStyle(stream, env).red('x') !== 'x').toBe(expected);
});
