import type { MadePages } from '@helpgen/model';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { document, make, pageAt, partsOf } from '../testing/make.ts';

const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const user = { $ref: '#/components/schemas/User' };
const schemas = {
  User: {
    type: 'object',
    description: 'A person.',
    required: ['name'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string', minLength: 1, maxLength: 40, description: 'With `code` & <b>tags</b>, [here](/a) and [there](https://b.example).' },
      boss: user,
      role: { enum: ['admin', 'guest'] },
      pets: { type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'string' }] } },
    },
  },
  Cat: { allOf: [{ type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }, { properties: { lives: { type: 'integer', exclusiveMinimum: 0 } } }] },
};
const paths = {
  '/users/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 }, description: 'Whose *number*.' }],
    post: {
      operationId: 'users/update',
      summary: 'Update a user.',
      description: '# Rules\n\nSee [the guide](/guide).',
      tags: ['users'],
      deprecated: true,
      security: [{ key: [] }, {}],
      parameters: [{ name: 'dry', in: 'query', schema: { type: ['boolean', 'null'], default: false } }],
      requestBody: { required: true, ...json(user) },
      responses: { 200: { description: 'Done.', headers: { ETag: { schema: { type: 'string' } } }, ...json({ type: 'array', items: user }) }, 404: { description: '' } },
    },
  },
  '/other': { get: { responses: { 204: { description: 'Nothing.' } } } },
};
const rest = {
  servers: [{ url: 'https://{host}.example.com/', variables: { host: { default: 'api' } } }],
  components: { schemas, securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
};

let made: MadePages;
beforeAll(async () => {
  made = await make('docs/openapi.json', document(paths, schemas, rest), { options: { linksFrom: 'https://docs.example.com' } });
});

describe('the pages of an OpenAPI document', () => {
  test('are an overview, and one of each tag, operation and schema, with what sidebars call the folders', () => {
    expect(made.findings).toEqual([]);
    expect(made.files.map(({ path }) => path)).toEqual([
      'api/_category_.json', 'api/index.md', 'api/users/index.md', 'api/users/_category_.json', 'api/users/update.md', 'api/other/index.md',
      'api/other/_category_.json', 'api/other/get-other.md', 'api/schemas/_category_.json', 'api/schemas/index.md', 'api/schemas/user.md', 'api/schemas/cat.md',
    ]);
  });

  test('say of an operation how it is called, by whom, with what, and what comes back', () => {
    const page = pageAt(made, 'api/users/update.md');
    expect(page.frontMatter).toMatchObject({
      title: 'Update a user', sidebar_class_name: 'hg-api-entry hg-api-post hg-api-old', keywords: ['users/update', 'POST /users/{id}', '/users/{id}', 'Update a user.'],
    });
    expect(page.markdown).toContain('### Rules\n\nSee [the guide](https://docs.example.com/guide).');
    expect(page.markdown).toContain('**Authorization:** [key](../index.md#authorization-key) or not needed');
    expect(page.markdown).toContain("curl -X POST 'https://api.example.com/users/1' \\\n  -H 'Accept: application/json' \\\n  -H 'X-Key: <key>' \\\n  -H 'Content-Type: application/json' \\\n  -d '{");
    expect(partsOf(page, 'ApiRequest')).toEqual([{ method: 'POST', path: '/users/{id}', server: 'https://api.example.com', isDeprecated: true }]);
    expect(partsOf(page, 'ApiFields')).toEqual([
      { rows: [{ name: 'id', type: ['integer'], marks: ['required'], html: 'Whose <em>number</em>.', facts: [['range', '≥ 1']] }] },
      { rows: [{ name: 'dry', type: ['boolean | null'], facts: [['default', 'false']] }] },
    ]);
    expect(partsOf(page, 'ApiResponses')).toEqual([
      {
        responses: [
          { status: '200', html: 'Done.', isOpen: true, headers: [{ name: 'ETag', type: ['string'] }], bodies: [expect.objectContaining({ media: ['application/json'], type: [{ text: 'User', to: 'schemas/user' }, '[]'] })] },
          { status: '404', html: 'Not Found', isOpen: false, headers: [], bodies: [] },
        ],
      },
    ]);
  });

  test('open schemas in place, what refers to itself as a link', () => {
    const [body] = partsOf(pageAt(made, 'api/schemas/user.md'), 'ApiBody') as [{ readonly bodies: readonly { readonly list: { readonly rows: readonly { readonly name: string }[] } }[] }];
    const rows = body.bodies[0]?.list.rows ?? [];
    expect(rows.map(({ name }) => name)).toEqual(['name', 'id', 'boss', 'role', 'pets']);
    expect(rows[0]).toMatchObject({ marks: ['required'], facts: [['length', '1–40']], html: 'With <code>code</code> &amp;  tags , <a href="https://docs.example.com/a">here</a> and <a href="https://b.example">there</a>.' });
    expect(rows[2]).toEqual({ name: 'boss', type: [{ text: 'User', to: 'schemas/user' }], html: 'A person.' });
    expect(rows[4]).toEqual({
      name: 'pets',
      type: ['(', { text: 'Cat', to: 'schemas/cat' }, ' | string)[]'],
      inside: {
        kind: 'oneOf',
        rows: [
          {
            name: '', type: [{ text: 'Cat', to: 'schemas/cat' }],
            inside: { kind: 'properties', rows: [{ name: 'name', type: ['string'], marks: ['required'] }, { name: 'lives', type: ['integer'], facts: [['range', '> 0']] }] },
          },
          { name: '', type: ['string'] },
        ],
      },
    });
  });

  test('say of a schema who uses it, and show an example that fits it, the same each time', () => {
    const page = pageAt(made, 'api/schemas/user.md');
    expect(partsOf(page, 'ApiList')).toEqual([{ list: [{ method: 'POST', path: '/users/{id}', title: 'Update a user', to: 'users/update', isDeprecated: true }] }]);
    expect(page.markdown).toContain('"id": 1,\n  "name": "string",\n  "boss": {},\n  "role": "admin",\n  "pets": [\n    {\n      "name": "string"\n    }\n  ]\n}');
    expect(page.data).toMatchObject({ folder: 'docs/api', to: ['schemas/cat', 'schemas/user', 'users/update'] });
    // What the server alone gives is no part of a request.
    expect(pageAt(made, 'api/users/update.md').markdown).toContain('-d \'{\n  "name": "string",');
  });

  test('give operations of no tag and of one name addresses of their own', async () => {
    const same = { get: { operationId: 'a', responses: { 204: {} } }, put: { operationId: 'a', responses: { 204: {} } } };
    const paths = (await make('docs/shop.openapi.yaml', document({ '/a': same }))).files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['shop/other/a.md', 'shop/other/a-2.md']));
  });
});

test('OpenAPI 3.0 says otherwise what may be null and what is excluded', async () => {
  const old = { A: { properties: { a: { type: 'string', nullable: true }, b: { type: 'number', minimum: 0, exclusiveMinimum: true, example: 2 } } } };
  const pages = await make('docs/openapi.json', JSON.stringify({ openapi: '3.0.3', info: { title: 'x' }, paths: {}, components: { schemas: old } }));
  expect(partsOf(pageAt(pages, 'api/schemas/a.md'), 'ApiBody')).toEqual([
    { bodies: [{ media: [], type: ['object'], list: { kind: 'properties', rows: [{ name: 'a', type: ['string | null'] }, { name: 'b', type: ['number'], facts: [['range', '> 0'], ['example', '2']] }] } }] },
  ]);
});

test('a schema that is used a thousand times in others is shown in place as far as a page can bear', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `S${index}`);
  const deep = Object.fromEntries(names.map((name, index) => [name, { properties: Object.fromEntries(names.slice(index + 1).map((other) => [other, { $ref: `#/components/schemas/${other}` }])) }]));
  const pages = await make('docs/openapi.json', document({}, deep));
  const sizes = pages.files.map((file) => JSON.stringify(file).length);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});
