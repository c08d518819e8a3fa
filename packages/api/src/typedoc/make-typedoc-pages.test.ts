import { expect, test } from '@jest/globals';
import { make, pageAt, partsOf } from '../testing/make.ts';

const text = (words: string): object => ({ summary: [{ kind: 'text', text: words }] });
const light = { type: 'reference', target: 2, name: 'Light', package: 'lamps' };

/** As TypeDoc 0.28 writes it (`--json`), without what pages do not show. */
const project = {
  schemaVersion: '2.0',
  id: 0,
  name: 'lamps',
  kind: 1,
  children: [
    {
      id: 1,
      name: 'Lamp',
      kind: 128,
      comment: { summary: [{ kind: 'text', text: 'What *shines*. See ' }, { kind: 'inline-tag', tag: '@link', text: 'Light', target: 2 }, { kind: 'text', text: '.' }] },
      typeParameters: [{ id: 20, name: 'T', kind: 131_072 }],
      extendedTypes: [{ type: 'reference', target: { packageName: 'typescript', qualifiedName: 'Map' }, typeArguments: [{ type: 'intrinsic', name: 'string' }], name: 'Map' }],
      children: [
        { id: 3, name: 'brightness', kind: 1024, comment: text('How bright.'), type: { type: 'intrinsic', name: 'number' }, defaultValue: '3' },
        {
          id: 4,
          name: 'turnOn',
          kind: 2048,
          signatures: [
            {
              id: 5,
              name: 'turnOn',
              kind: 4096,
              comment: { ...text('Lights it.'), blockTags: [{ tag: '@returns', content: [{ kind: 'text', text: 'Whether it works.' }] }] },
              parameters: [
                { id: 6, name: 'how', kind: 32_768, comment: text('In *which* way.'), type: { type: 'array', elementType: light } },
                { id: 7, name: 'times', kind: 32_768, flags: { isOptional: true }, type: { type: 'union', types: [{ type: 'intrinsic', name: 'number' }, { type: 'literal', value: null }] } },
              ],
              type: { type: 'intrinsic', name: 'boolean' },
            },
          ],
        },
      ],
    },
    { id: 2, name: 'Light', kind: 256, children: [{ id: 8, name: 'warm', kind: 1024, type: { type: 'intrinsic', name: 'boolean' } }] },
    {
      id: 9,
      name: 'makeLamp',
      kind: 64,
      signatures: [{ id: 10, name: 'makeLamp', kind: 4096, comment: { ...text('Makes one.'), blockTags: [{ tag: '@deprecated', content: [] }] }, type: { type: 'reference', target: 1, name: 'Lamp' } }],
    },
    { id: 11, name: 'Colour', kind: 2_097_152, type: { type: 'union', types: [{ type: 'literal', value: 'warm' }, { type: 'reflection', declaration: { children: [{ name: 'r', type: { type: 'intrinsic', name: 'number' } }] } }] } },
  ],
};

test('TypeDoc’s JSON becomes a page of the module and of each thing that it exports, declarations with links', async () => {
  const made = await make('docs/lamps.typedoc.json', JSON.stringify(project));
  expect(made.files.map(({ path }) => path)).toEqual(['lamps/index.md', 'lamps/lamp.md', 'lamps/light.md', 'lamps/make-lamp.md', 'lamps/colour.md', 'lamps/_category_.json']);
  expect(partsOf(pageAt(made, 'lamps/index.md'), 'ApiList')).toEqual([
    { list: [{ title: 'Lamp', to: 'lamp' }] }, { list: [{ title: 'Light', to: 'light' }] }, { list: [{ title: 'makeLamp', to: 'make-lamp' }] }, { list: [{ title: 'Colour', to: 'colour' }] },
  ]);
  const lamp = pageAt(made, 'lamps/lamp.md');
  expect(lamp.markdown).toContain('What *shines*. See [`Light`](light.md).');
  expect(lamp.markdown).toContain('### turnOn {#turn-on}\n\n…\n\nLights it.\n\n**Returns:** Whether it works.');
  expect(partsOf(lamp, 'ApiDeclaration')).toEqual([
    { declaration: ['class Lamp<T> extends Map<string>'] },
    { declaration: ['brightness: number'] },
    { declaration: ['turnOn(how: ', { text: 'Light', to: 'light' }, '[], times?: number | null): boolean'] },
  ]);
  expect(partsOf(lamp, 'ApiFields')).toEqual([{ rows: [{ name: 'how', type: [{ text: 'Light', to: 'light' }, '[]'], html: 'In <em>which</em> way.' }] }]);
  expect(partsOf(pageAt(made, 'lamps/make-lamp.md'), 'ApiDeclaration')).toEqual([{ declaration: ['function makeLamp(): ', { text: 'Lamp', to: 'lamp' }] }]);
  expect(partsOf(pageAt(made, 'lamps/colour.md'), 'ApiDeclaration')).toEqual([{ declaration: ['type Colour = "warm" | { r: number; }'] }]);
  expect(lamp.data).toMatchObject({ folder: 'docs/lamps', to: ['light'] });
});

test('a library of several modules has a folder for each; a file that TypeDoc has not written is told', async () => {
  const modules = await make('docs/typedoc.json', JSON.stringify({ name: 'all', kind: 1, children: [{ ...project, id: 30, name: 'core/lamps', kind: 2 }] }));
  expect(modules.files.map(({ path }) => path)).toEqual(expect.arrayContaining(['api/core-lamps/index.md', 'api/core-lamps/lamp.md', 'api/core-lamps/_category_.json']));
  expect((await make('docs/typedoc.json', '{ "schemaVersion": "2.0" }')).findings).toEqual([expect.objectContaining({ code: 'HG2810', at: { at: [] } })]);
});

test('types, constraints, namespaces and second names of a library as TypeDoc writes them stand in full', async () => {
  const key = { type: 'intrinsic', name: 'string' };
  const parameter = { type: 'reference', name: 'K', refersToTypeParameter: true };
  const types = {
    Mapped: { type: 'mapped', parameter: 'K', parameterType: { type: 'typeOperator', operator: 'keyof', target: { type: 'reference', name: 'T' } }, templateType: parameter, optionalModifier: '-', readonlyModifier: '+' },
    Inferred: { type: 'conditional', checkType: parameter, extendsType: { type: 'array', elementType: { type: 'inferred', name: 'U' } }, trueType: key, falseType: key },
    Template: { type: 'templateLiteral', head: 'on', tail: [[key, '!']] },
    Methods: { type: 'reflection', declaration: { indexSignatures: [{ parameters: [{ name: 'key', type: key }], type: key }], children: [{ name: 'run', signatures: [{ parameters: [{ name: 'by', type: key }], type: key }] }] } },
  };
  const aliases = Object.entries(types).map(([name, type], index) => ({ id: 40 + index, name, kind: 2_097_152, type }));
  const generic = { id: 50, name: 'Box', kind: 256, typeParameters: [{ name: 'T', type: key, default: key }], indexSignatures: [{ parameters: [{ name: 'at', type: key }], type: key }] };
  const list = { summary: [], blockTags: [{ tag: '@see', content: [{ kind: 'text', text: '- `Box`\n- others' }] }] };
  const constructing = { id: 61, name: 'constructor', kind: 512, signatures: [{ id: 62, name: 'Lid', type: { type: 'reference', name: 'Lid' } }] };
  const fixed = { id: 63, name: 'size', kind: 1024, flags: { isStatic: true, isReadonly: true, isOptional: false }, type: key, comment: list };
  const lid = { id: 60, name: 'Lid', kind: 128, flags: { isAbstract: true }, children: [constructing, fixed] };
  const inside = { id: 51, name: 'inner', kind: 4, children: [{ id: 52, name: 'Deep', kind: 128, comment: { summary: [{ kind: 'text', text: '# Head\n\n![A plan](' }, { kind: 'relative-link', text: 'plan.png' }, { kind: 'text', text: ') of ' }, { kind: 'inline-tag', tag: '@link', text: 'Box', target: 50 }] } }] };
  const again = { id: 53, name: 'Alias', kind: 4_194_304, target: 52 };
  const made = await make('docs/typedoc.json', JSON.stringify({ name: 'all', kind: 1, children: [...aliases, generic, lid, inside, again] }));
  const declared = (path: string): unknown => partsOf(pageAt(made, path), 'ApiDeclaration');
  expect(declared('api/mapped.md')).toEqual([{ declaration: ['type Mapped = { readonly [K in keyof T]-?: K }'] }]);
  expect(declared('api/inferred.md')).toEqual([{ declaration: ['type Inferred = K extends (infer U)[] ? string : string'] }]);
  expect(declared('api/template.md')).toEqual([{ declaration: ['type Template = `on${string}!`'] }]);
  expect(declared('api/methods.md')).toEqual([{ declaration: ['type Methods = { [key: string]: string; run(by: string): string; }'] }]);
  expect(declared('api/box.md')).toEqual([{ declaration: ['interface Box<T extends string = string> { [at: string]: string; }'] }]);
  expect(declared('api/lid.md')).toEqual([
    { declaration: ['abstract class Lid'] }, { declaration: ['new Lid(): Lid'] }, { declaration: ['static readonly size: string'] },
  ]);
  expect(pageAt(made, 'api/lid.md').markdown).toContain('**See also:**\n\n- `Box`\n- others');
  expect(pageAt(made, 'api/inner/deep.md').markdown).toContain('## Head\n\nA plan of [`Box`](../box.md)');
  expect(partsOf(pageAt(made, 'api/index.md'), 'ApiList')).toContainEqual({ list: [{ title: 'Alias', to: 'inner/deep' }] });
  expect(made.files.map(({ path }) => path)).toEqual(expect.arrayContaining(['api/inner/index.md', 'api/inner/_category_.json']));
});
