import { expect, test } from '@jest/globals';
import { compileText } from '../testing/compile.ts';

test('raw HTML in a description leaves the members what they are', async () => {
  const text = (more: string): string => `kind: type\nname: { ru: Файл, en: File }\nsummary: Хранит байты.\ndescription: ${more}\nmethods:\n  - { name: { ru: Удалить, en: Delete }, summary: Стирает с диска. }\n`;
  const of = async (more: string): Promise<unknown> => {
    const { value } = await compileText(text(more), {}, {}, 'docs/File.yaml');
    return [value.outline.headings, value.sections.map(({ anchor, heading }) => [anchor, heading])];
  };
  expect(await of('Жмут <kbd>Del</kbd>.')).toEqual(await of('Жмут Del.'));
});
