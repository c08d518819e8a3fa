import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { nodeFileSystem } from './file-system.ts';
import { openPack, openPackForReading } from './pack.ts';

let folder: string;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const text = (value: Uint8Array | undefined): string | undefined => (value === undefined ? undefined : new TextDecoder().decode(value));

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/helpgen-pack-`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function filled(...values: readonly string[]): string {
  const path = `${folder}/x`;
  const pack = openPack(nodeFileSystem, path);
  for (const value of values) pack.put(value, bytes(value));
  pack.commit();
  pack.close();
  return path;
}

test('what was committed is there when the pack is opened again', () => {
  const path = filled('один', 'два');
  expect(text(openPack(nodeFileSystem, path).get('два'))).toBe('два');
});

test('what was put is there at once, however many entries follow before the file is written', () => {
  const pack = openPack(nodeFileSystem, `${folder}/x`);
  for (let number = 0; number < 40; number += 1) {
    pack.put(`${number}`, new Uint8Array(100_000).fill(number));
    expect(pack.get(`${number}`)?.at(-1)).toBe(number);
  }
  pack.put('last', bytes('последний'));
  pack.commit();
  pack.close();
  const again = openPack(nodeFileSystem, `${folder}/x`);
  for (let number = 0; number < 40; number += 1) expect(Buffer.alloc(100_000, number).equals(again.get(`${number}`) ?? Buffer.alloc(0))).toBe(true);
  expect(text(again.get('last'))).toBe('последний');
});

test('what was put and not committed is absent the next time, and the rest is not hurt', () => {
  const path = filled('один');
  const pack = openPack(nodeFileSystem, path);
  pack.put('два', bytes('два'));
  pack.close();
  const again = openPack(nodeFileSystem, path);
  expect(again.get('два')).toBeUndefined();
  expect(text(again.get('один'))).toBe('один');
});

test('what is put is read where a process that died had left other bytes', () => {
  const path = filled('один');
  writeFileSync(`${path}.pack`, 'left behind', { flag: 'a' });
  const pack = openPack(nodeFileSystem, path);
  expect(text(pack.get('один'))).toBe('один');
  pack.put('два', bytes('два'));
  expect(text(pack.get('два'))).toBe('два');
  expect(text(pack.get('один'))).toBe('один');
});

test.each([
  ['a flipped byte', (path: string) => flip(`${path}.pack`, 1)],
  ['a truncated pack', (path: string) => writeFileSync(`${path}.pack`, readFileSync(`${path}.pack`).subarray(0, 2))],
  ['an emptied pack', (path: string) => writeFileSync(`${path}.pack`, '')],
  ['a foreign pack', (path: string) => writeFileSync(`${path}.pack`, 'something else altogether, and long enough')],
  ['a flipped byte of the index', (path: string) => flip(`${path}.index`, 40)],
  ['an emptied index', (path: string) => writeFileSync(`${path}.index`, '')],
  ['a foreign index', (path: string) => writeFileSync(`${path}.index`, '{"json": true}')],
])('%s is a miss', (_name, damage) => {
  const path = filled('значение');
  damage(path);
  expect(openPackForReading(nodeFileSystem, path).has('значение')).toBe(false);
  const pack = openPack(nodeFileSystem, path);
  // Who asks whether it is there relies on having it later.
  expect(pack.has('значение')).toBe(false);
  expect(pack.get('значение')).toBeUndefined();
  pack.put('значение', bytes('новое'));
  expect(text(pack.get('значение'))).toBe('новое');
});

test('a pack that is mostly garbage keeps what was asked for and gives the space back', () => {
  const big = 'x'.repeat(3 * 1024 * 1024);
  const path = filled(`${big}1`, `${big}2`, 'малое');
  const before = statSync(`${path}.pack`).size;
  const pack = openPack(nodeFileSystem, path);
  pack.get('малое');
  pack.put('новое', bytes('новое'));
  pack.commit();
  pack.close();
  expect(statSync(`${path}.pack`).size).toBeLessThan(before / 100);
  expect(text(openPack(nodeFileSystem, path).get('малое'))).toBe('малое');
  expect(text(openPack(nodeFileSystem, path).get('новое'))).toBe('новое');
});

test('a pack for reading writes nothing', () => {
  const path = filled('один');
  const before = readFileSync(`${path}.pack`);
  const pack = openPackForReading(nodeFileSystem, path);
  pack.put('два', bytes('два'));
  pack.commit();
  expect(text(pack.get('два'))).toBe('два');
  expect(text(pack.get('один'))).toBe('один');
  expect(readFileSync(`${path}.pack`).equals(before)).toBe(true);
});

function flip(path: string, at: number): void {
  const content = readFileSync(path);
  content[at] = (content[at] ?? 0) ^ 0xff;
  writeFileSync(path, content);
}
