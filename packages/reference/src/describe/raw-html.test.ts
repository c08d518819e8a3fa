import { expect, test } from '@jest/globals';
import { compilePage } from '../testing/compile-page.ts';

/** The headings, without their places, and search entries of a description with `description`. */
async function membersBeside(description: string): Promise<unknown> {
  const text = `kind: type\nname: { ru: Файл, en: File }\nsummary: Хранит байты.\ndescription: ${description}\nmethods:\n  - { name: { ru: Удалить, en: Delete }, summary: Стирает с диска. }\n`;
  const { value } = await compilePage(text);
  return [value.outline.headings.map(({ at: _none, ...heading }) => heading), value.sections.map(({ anchor, heading }) => [anchor, heading])];
}

test('raw HTML in a description leaves the members what they are', async () => {
  expect(await membersBeside('Жмут <kbd>Del</kbd>.')).toEqual(await membersBeside('Жмут Del.'));
});
