import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createSiteRig } from '@helpgen/testkit';

const names = ['Один', 'Два', 'Три'] as const;
const words = ['Читать', 'Писать', 'Закрыть'];
const edit = fc.record({
  type: fc.integer({ min: 0, max: names.length - 1 }),
  field: fc.constantFrom('summary' as const, 'method' as const, 'base' as const, 'result' as const, 'absent' as const),
  word: fc.integer({ min: 0, max: words.length - 1 }),
});

interface TypeState {
  summary: string;
  method: string;
  base: string | undefined;
  result: string;
  isAbsent: boolean;
}

test('an incremental build gives the bytes of a clean one, whatever description was edited', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
      const types = names.map((name): TypeState => ({ summary: name, method: 'Читать', base: undefined, result: 'Строка', isAbsent: false }));
      const rig = createSiteRig(
        {
          'docs/index.md': `# Начало\n\n${names.flatMap((name) => words.map((word) => `\`${name}.${word}\``)).join(' ')}\n\n\`\`\`xbsl\nзнч А = новый Один()\n\`\`\`\n`,
          'docs/lib/index.yaml': 'kind: library\nname: { ru: Всё, en: All }\nsummary: Всё.\n',
          'docs/lib/Std/index.yaml': 'kind: namespace\nname: { ru: Стд, en: Std }\nsummary: Стд.\n',
        },
        { presets: ['@helpgen/script', ['@helpgen/reference', { unknownTypes: 'ignore' }]] },
      );
      const write = (type: number): void => {
        const { summary, method, base, result, isAbsent } = types[type] ?? { summary: '', method: 'А', base: undefined, result: 'Строка', isAbsent: true };
        const path = `docs/lib/Std/T${type}.yaml`;
        if (isAbsent) return rig.remove(path);
        const bases = base === undefined ? '' : `extends: [${base}]\n`;
        rig.write(path, `kind: type\nname: { ru: ${names[type] ?? ''}, en: T${type} }\nsummary: ${summary}.\n${bases}methods:\n  - { name: { ru: ${method}, en: M }, summary: Да., returns: { type: ${result} } }\n`);
      };
      types.forEach((_, type) => write(type));
      await rig.build();
      for (const { type, field, word } of edits) {
        const state = types[type];
        if (state === undefined) continue;
        const other = names[(type + 1 + (word % 2)) % names.length];
        if (field === 'summary') state.summary = words[word] ?? '';
        else if (field === 'method') state.method = words[word] ?? '';
        else if (field === 'base') state.base = word === 0 ? undefined : other;
        else if (field === 'result') state.result = other ?? '';
        else state.isAbsent = !state.isAbsent;
        write(type);
        expect((await rig.build()).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
      await rig.build({ outDir: 'clean', cache: false });
      expect(rig.output()).toEqual(rig.output(`${rig.root}/clean`));
      rig.close();
    }),
    { numRuns: 3, seed: 20261121 },
  );
}, 300_000);
