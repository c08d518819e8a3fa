import { expect, test } from '@jest/globals';
import { make, pageAt, partsOf } from '../testing/make.ts';

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Lamp settings',
  description: 'How a lamp shines at night. See the manual.',
  type: 'object',
  required: ['light'],
  properties: { light: { $ref: '#/$defs/Light' }, next: { $ref: '#' }, lost: { $ref: '#/$defs/Lihgt' } },
  $defs: { Light: { type: 'object', description: 'Its light.', properties: { colour: { enum: ['warm', 'cold'], default: 'warm' } } } },
};

test('a JSON Schema is a page of its properties, which open, with a section for each definition', async () => {
  const made = await make('docs/lamp.schema.json', JSON.stringify(schema));
  expect(made.files.map(({ path }) => path)).toEqual(['lamp.md']);
  const page = pageAt(made, 'lamp.md');
  expect(page.frontMatter).toMatchObject({ title: 'Lamp settings', description: 'How a lamp shines at night.' });
  expect(page.markdown).toContain('### Light {#light}\n\nIts light.');
  const colour = { name: 'colour', type: ['string'], facts: [['default', 'warm'], ['enum', 'warm', 'cold']] };
  expect(partsOf(page, 'ApiBody')).toEqual([
    {
      bodies: [
        {
          media: [],
          type: ['object'],
          list: {
            kind: 'properties',
            rows: [
              { name: 'light', type: [{ text: 'Light', to: 'lamp#light' }], marks: ['required'], html: 'Its light.', inside: { kind: 'properties', rows: [colour] } },
              { name: 'next', type: [{ text: 'Lamp settings', to: 'lamp' }], html: 'How a lamp shines at night. See the manual.' },
              { name: 'lost', type: ['any'] },
            ],
          },
        },
      ],
    },
    { bodies: [{ media: [], type: ['object'], list: { kind: 'properties', rows: [colour] } }] },
  ]);
  expect(made.findings).toEqual([expect.objectContaining({ code: 'HG2802', at: { at: ['properties', 'lost', '$ref'] } })]);
  expect(page.data).toMatchObject({ folder: 'docs', to: ['lamp', 'lamp#light'] });
});
