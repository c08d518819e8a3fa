import { expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import { method, referencePresets, type } from './described-site.ts';

const call =
  ', since: "2", deprecated: { since: "3" }, parameters: [{ name: { ru: Чем, en: With }, type: Лампа, description: Что берёт. }]';
const lamp = type('Лампа', 'Lamp', `generics: [{ name: { ru: Т, en: T } }]\nmethods:\n${method('Включить', 'TurnOn', call)}`);
const files = {
  'docs/index.md': '# Начало\n\n`Лампа`\n',
  'docs/lamp.yaml': `${lamp}  - name: { ru: Мигать, en: Blink }
    summary: "Гаснет, **снова** горит."
    overloads:
      - { parameters: [{ name: { ru: Раз, en: Times }, type: Лампа, description: Сколько. }] }
      - {}
`,
};

test.each(['browser', 'hash'])('a file beside the page of a type says what cards say of it and of each member (%s)', async (router) => {
  const rig = createSiteRig(files, { router, presets: referencePresets });
  expect((await rig.build({ strict: true })).diagnostics).toEqual([]);
  const [, start, json = ''] = /^(export default |var hgModule=\{default:)([^]*?)\}?;\n$/.exec(rig.read('lamp.names.js')) ?? [];
  expect(start).toBe(router === 'hash' ? 'var hgModule={default:' : 'export default ');
  const cards = JSON.parse(router === 'hash' ? json : `${json}}`) as Record<string, unknown>;
  expect(cards['']).toEqual({ title: 'Лампа<Т>', english: 'Lamp', kind: 'type', text: 'Нужен ради Lamp.' });
  const rest = { english: 'TurnOn', since: '2', isDeprecated: true, text: 'Делает своё ради TurnOn.' };
  expect(cards['Включить']).toEqual({ title: 'метод Включить(Чем: Лампа)', ...rest });
  const blink = { english: 'Blink', text: 'Гаснет, снова горит.' };
  expect(cards['Мигать']).toEqual({ title: 'метод Мигать(Раз: Лампа)', more: 1, ...blink });
  // Each form that has an anchor has a card of its own.
  expect(Object.entries(cards).filter(([anchor]) => anchor.startsWith('Мигать-')).map(([, card]) => card)).toEqual([
    { title: 'метод Мигать(Раз: Лампа)', ...blink }, { title: 'метод Мигать()', ...blink },
  ]);
  rig.close();
}, 60_000);
