import { expect, test } from '@jest/globals';
import { describedSite, method, type } from './described-site.ts';

const rig = describedSite({
  'docs/index.md': '# Начало\n\n`Лампа`, `Свеча`\n',
  'docs/Candle.yaml': type('Свеча', 'Candle', `methods:\n${method('Зажечь', 'Light')}`),
  'docs/Lamp.yaml': type('Лампа', 'Lamp', `methods:\n${method('Зажечь', 'TurnOn')}${method('Мигать', 'Blink')}`),
});

test('a file for each edition says what is called how in English, and what is called otherwise than others of its name', () => {
  const path = [...rig.output().keys()].filter((name) => name.startsWith('english-names-'));
  expect(path).toHaveLength(1);
  const text = rig.read(path[0] ?? '');
  const json = text.slice('export default '.length, -';\n'.length);
  const { keywords, names, others } = JSON.parse(json) as Record<string, Record<string, string>>;
  expect(names).toEqual({ Свеча: 'Candle', Лампа: 'Lamp', Зажечь: 'Light', Мигать: 'Blink' });
  expect(others).toEqual({ '/Lamp#Зажечь': 'TurnOn' });
  expect([keywords?.['знч'], keywords?.['Истина'], keywords?.['вконце']]).toEqual(['val', 'True', 'finally']);
});
