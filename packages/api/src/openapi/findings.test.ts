import type { MadePages } from '@helpgen/model';
import { expect, test } from '@jest/globals';
import { document, make } from '../testing/make.ts';

const ok = { responses: { 200: { description: 'Fine.' } } };

const told = ({ findings = [] }: MadePages): readonly unknown[] => findings.map(({ code, at, args = {} }) => [code, at !== undefined && 'at' in at ? at.at : undefined, Object.values(args)[0]]);

test('all that is wrong with a document is told at once, each where it stands', async () => {
  const made = await make(
    'docs/openapi.json',
    document(
      {
        '/lamps/{id}': {
          get: { operationId: 'getLamp', responses: {}, parameters: [{ name: 'other', in: 'path', required: true, schema: { $ref: '#/components/schemas/Lmap' } }] },
          put: { operationId: 'getLamp', ...ok, parameters: [{ name: 'id', in: 'path', required: true }] },
        },
        lights: { get: ok },
      },
      { Lamp: { properties: { owner: { $ref: 'https://example.com/user.json' }, self: { $ref: '#/components/schemas/Loop' } } }, Loop: { $ref: '#/components/schemas/Loop' } },
    ),
  );
  expect(told(made)).toEqual([
    ['HG2808', ['paths', 'lights'], 'paths.lights'],
    ['HG2802', ['paths', '/lamps/{id}', 'get', 'parameters', 0, 'schema', '$ref'], '#/components/schemas/Lmap'],
    ['HG2803', ['components', 'schemas', 'Lamp', 'properties', 'owner', '$ref'], 'https://example.com/user.json'],
    ['HG2802', ['components', 'schemas', 'Loop', '$ref'], '#/components/schemas/Loop'],
    ['HG2804', ['paths', '/lamps/{id}', 'put', 'operationId'], 'getLamp'],
    ['HG2805', ['paths', '/lamps/{id}', 'get'], 'GET /lamps/{id}'],
    ['HG2807', ['paths', '/lamps/{id}', 'get'], 'id'],
    ['HG2807', ['paths', '/lamps/{id}', 'get', 'parameters', 0, 'name'], 'other'],
  ]);
  expect(made.findings?.find(({ code }) => code === 'HG2802')?.message).toContain('there is `Lamp`');
  expect(made.files.length).toBeGreaterThan(4);
});

test('a text that is neither JSON nor YAML is told at each place, and makes no page', async () => {
  const json = await make('docs/openapi.json', '{\n  "openapi": "3.1.0",\n  "paths": { "/a": tru }\n}\n');
  expect(json.files).toEqual([]);
  expect(json.findings).toEqual([expect.objectContaining({ code: 'HG2801', at: { at: 43 } })]);
  const yaml = await make('docs/openapi.yaml', 'openapi: 3.1.0\ninfo: [1\npaths: {}\n');
  expect(yaml.files).toEqual([]);
  expect(yaml.findings?.map(({ code }) => code)).toContain('HG2801');
  expect((await make('docs/openapi.yaml', `a: &a 1\nb: [${Array(101).fill('*a').join(', ')}]\n`)).findings?.[0]?.message).toContain('aliases');
});

test('a document of another kind or version makes no page', async () => {
  const swagger = await make('docs/openapi.json', '{ "swagger": "2.0", "paths": {} }');
  expect(swagger.files).toEqual([]);
  expect(told(swagger)).toEqual([['HG2806', ['swagger'], '`swagger: 2.0`']]);
  expect(told(await make('docs/openapi.yaml', 'paths: {}\n'))).toEqual([['HG2806', [], 'nothing']]);
});

test('files beside the document are read, and what is wrong there is told there', async () => {
  const files = { 'docs/parts/user.yaml': 'type: object\nproperties:\n  id: { $ref: "./ids.json#/Id" }\n  boss: { $ref: "#/nobody" }\n', 'docs/parts/ids.json': '{ "Id": { "type": "integer" } }' };
  const made = await make('docs/openapi.json', document({ '/me': { get: { responses: { 200: { description: 'x', content: { 'application/json': { schema: { $ref: 'parts/user.yaml' } } } } } } } }), { others: files });
  expect(made.findings).toEqual([expect.objectContaining({ code: 'HG2802', at: { file: 'docs/parts/user.yaml', at: ['properties', 'boss', '$ref'] } })]);
  expect(made.files.map(({ path }) => path)).toEqual(expect.arrayContaining(['api/schemas/user.md', 'api/schemas/id.md']));
});
