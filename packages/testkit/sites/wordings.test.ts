import { expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import { method, referencePresets, type } from './described-site.ts';

const taking = (text: string): string => `, parameters: [{ name: { ru: Срок, en: Term }, type: Лампа, description: ${text} }]`;
const failing = (when: string): string => `, throws: [{ type: Беда, when: ${when} }]`;
const files = {
  'docs/index.md': '# Начало\n\nЕсть `Лампа`, `Фонарь`, `Свеча`, `Беда`.\n',
  'docs/Trouble.yaml': type('Беда', 'Trouble').replace('kind: type', 'kind: exception'),
  'docs/Lamp.yaml': type('Лампа', 'Lamp', `methods:\n${method('Жечь', 'Burn', `${taking('Как долго.')}${failing('Темно.')}`)}`),
  'docs/Lantern.yaml': type('Фонарь', 'Lantern', `methods:\n${method('Жечь', 'Burn', `${taking('Долго ли.')}${failing('Темно.')}`)}`),
  'docs/Candle.yaml': type(
    'Свеча',
    'Candle',
    `methods:\n${method('Жечь', 'Burn', `${taking('Время горения.')}${failing('Сыро.')}`).replace('Делает', 'Делаит')}`,
  ),
};

async function found(options: object): Promise<readonly string[]> {
  const rig = createSiteRig(files, { presets: [referencePresets[0], [referencePresets[1], options]] });
  const { diagnostics } = await rig.build();
  rig.close();
  return diagnostics.map(({ code, severity, at, hint, related = [] }) => {
    const place = `${at?.file ?? ''}:${at?.line ?? 0}:${at?.column ?? 0}`;
    return `${code} ${severity} ${place} ${related.length} ${code === 'HG2708' ? hint : ''}`.trim();
  });
}

test('a parameter that is told in three ways is found where it is told first, an exception that is told in two is not', async () => {
  expect(await found({ wordings: 'warn' })).toEqual(['HG3614 warning docs/Candle.yaml:5:141 2']);
}, 60_000);

test('what means several things is not found', async () => {
  expect(await found({ wordings: 'warn', meanings: { 'Срок: Лампа': 'Until when, the member says.' } })).toEqual([]);
}, 60_000);

test('a sentence about a method begins with a word that was agreed on', async () => {
  expect(await found({ verbs: ['Делает', 'Возвращает'] })).toEqual(['HG2708 warning docs/Candle.yaml:5:46 0 Did you mean «Делает»?']);
}, 60_000);

test('neither is looked for without the option', async () => {
  expect(await found({})).toEqual([]);
}, 60_000);
