// A preset that turns an OpenAPI 3.1 document into a reference: a page for each operation, in folders by tag, and a page
// for each schema that operations share. Every page is Markdown, so that search, links and copies come by themselves.

const methods = ['get', 'put', 'post', 'patch', 'delete'];

export default ({ folder = 'api' }) => ({
  name: 'openapi',
  version: '1',
  sources: [{ name: 'openapi', kind: 'pages', files: ['*.openapi.json'], make: (file) => makePages(JSON.parse(file.text), folder) }],
});

function makePages(document, folder) {
  const operations = listOperations(document);
  const schemas = Object.entries(document.components?.schemas ?? {});
  const tags = (document.tags ?? []).filter(({ name }) => operations.some(({ tag }) => tag === name));
  const uses = usesOfSchemas(operations);
  const findings = operations.flatMap(({ operation, at }) =>
    operation.summary === undefined
      ? [{ code: 'openapi/no-summary', severity: 'warning', message: 'The operation has no summary.', at: { at } }]
      : [],
  );
  return {
    findings,
    files: [
      category(folder, document.info.title),
      overview(document, tags, operations, folder),
      ...tags.flatMap((tag, index) => [
        category(`${folder}/${slug(tag.name)}`, tag.name, index + 1),
        tagPage(document, tag, operations, folder),
      ]),
      ...operations.map((entry, index) => operationPage(document, entry, folder, index)),
      category(`${folder}/schemas`, 'Типы', tags.length + 1),
      ...schemas.map(([name, schema]) => schemaPage(name, schema, uses.get(name) ?? [], folder)),
    ],
  };
}

/** Every operation with its method, address, tag and keys, in the order of the document. */
function listOperations({ paths }) {
  const taken = new Set();
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const tag = operation.tags?.[0] ?? 'other';
      let name = slug((operation.operationId ?? `${method} ${path}`).replace(`${tag}/`, ''));
      while (taken.has(`${tag}/${name}`) || name === 'index') name += '-';
      taken.add(`${tag}/${name}`);
      return [{ path, method, tag, name, operation, shared: item.parameters ?? [], at: ['paths', path, method] }];
    }),
  );
}

function overview({ info }, tags, operations, folder) {
  const page = createPage('');
  page.text(info.description, ['info', 'description']);
  page.raw('| Раздел | Операций |\n| --- | --: |\n');
  for (const { name } of tags) page.raw(`| [${name}](${slug(name)}/index.md) | ${operations.filter(({ tag }) => tag === name).length} |\n`);
  return page.file(`${folder}/index.md`, { title: info.title, sidebar_position: 0 }, { title: ['info', 'title'] });
}

function tagPage(document, { name, description }, operations, folder) {
  const page = createPage('../');
  page.text(description, ['tags', document.tags.findIndex((tag) => tag.name === name), 'description']);
  page.raw('| Операция | Запрос |\n| --- | --- |\n');
  for (const entry of operations) {
    if (entry.tag === name) page.raw(`| [${cell(titleOf(entry))}](${entry.name}.md) | ${request(entry)} |\n`);
  }
  return page.file(`${folder}/${slug(name)}/index.md`, { title: name, sidebar_position: 0 });
}

function operationPage(document, entry, folder, index) {
  const { operation, shared, at } = entry;
  const page = createPage('../');
  page.raw(`${request(entry)}\n\n`);
  if (operation.deprecated) page.raw(':::warning\nОперация устарела.\n:::\n\n');
  page.text(operation.description, [...at, 'description']);
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
  for (const [place, title] of Object.entries({ path: 'Параметры адреса', query: 'Параметры запроса', header: 'Заголовки' })) {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length > 0)
      fieldTable(
        page,
        title,
        here.map(({ name, schema, required, description }) => ({ name, schema, required, description })),
      );
  }
  const body = operation.requestBody?.content?.['application/json']?.schema;
  if (body !== undefined) schemaSection(page, 'Тело запроса', body);
  page.raw('## Ответы\n\n| Код | Описание | Тип |\n| --- | --- | --- |\n');
  for (const [status, written] of Object.entries(operation.responses ?? {})) {
    const { description, content } = resolve(document, written);
    const schema = content?.['application/json']?.schema;
    page.raw(`| \`${status}\` | ${cell(description)} | ${schema === undefined ? '' : page.type(schema)} |\n`);
  }
  const head = {
    title: titleOf(entry),
    sidebar_position: index + 1,
    keywords: [operation.operationId ?? '', entry.path, `${entry.method.toUpperCase()} ${entry.path}`].filter((word) => word !== ''),
  };
  return { ...page.file(`${folder}/${slug(entry.tag)}/${entry.name}.md`, head, { title: [...at, 'summary'] }), data: { path: entry.path } };
}

function schemaPage(name, schema, uses, folder) {
  const page = createPage('../');
  page.text(schema.description, ['components', 'schemas', name, 'description']);
  if (schema.type !== 'object' || schema.properties === undefined) page.raw(`Тип: ${page.type({ ...schema, title: undefined })}\n\n`);
  if (schema.properties !== undefined) fieldTable(page, 'Поля', fieldsOf(schema));
  if (uses.length > 0) {
    page.raw('## Где используется\n\n');
    for (const entry of uses) page.raw(`- [${inline(titleOf(entry))}](../${slug(entry.tag)}/${entry.name}.md)\n`);
  }
  return page.file(`${folder}/schemas/${slug(name)}.md`, { title: name });
}

function schemaSection(page, title, schema) {
  if (schema.properties !== undefined) fieldTable(page, title, fieldsOf(schema));
  else page.raw(`## ${title}\n\n${page.type(schema)}\n\n`);
}

function fieldsOf({ properties, required = [] }) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
    description: schema.description,
  }));
}

function fieldTable(page, title, fields) {
  page.raw(`## ${title}\n\n| Имя | Тип | Описание |\n| --- | --- | --- |\n`);
  for (const { name, schema, required, description } of fields) {
    page.raw(`| \`${name}\`${required === true ? ' \\*' : ''} | ${page.type(schema ?? {})} | ${cell(description)} |\n`);
  }
  page.raw('\n');
}

/** A page that is being written; `up` leads to the folder of the reference. */
function createPage(up) {
  let markdown = '';
  const places = [];
  return {
    raw(text) {
      markdown += text;
    },
    /** Markdown of the document, which stands at the keys `at`. */
    text(text, at) {
      if (text === undefined || text === '') return;
      places.push({ start: markdown.length, at });
      markdown += `${plainMarkdown(text)}\n\n`;
      places.push({ start: markdown.length, at: at.slice(0, -1) });
    },
    /** The type of a value, shared schemas as links. */
    type(schema) {
      const one = (part) => {
        if (part.$ref !== undefined) return `[${schemaName(part.$ref)}](${up}schemas/${slug(schemaName(part.$ref))}.md)`;
        const options = part.oneOf ?? part.anyOf ?? part.allOf;
        if (options !== undefined) return [...new Set(options.map(one))].join(' или ');
        if (part.items !== undefined) return `список: ${one(part.items)}`;
        return [part.type ?? 'any']
          .flat()
          .map((name) => `\`${name}\``)
          .join(' или ');
      };
      return one(schema);
    },
    file: (path, frontMatter, heads = {}) => ({
      path,
      frontMatter,
      markdown,
      places,
      frontMatterPlaces: Object.fromEntries(Object.entries(heads).map(([key, at]) => [key, { at }])),
    }),
  };
}

function usesOfSchemas(operations) {
  const uses = new Map();
  for (const entry of operations) {
    const names = new Set([...JSON.stringify(entry.operation).matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
    for (const name of names) uses.set(name, [...(uses.get(name) ?? []), entry]);
  }
  return uses;
}

function category(path, label, position) {
  return { path: `${path}/_category_.json`, text: JSON.stringify({ label, ...(position === undefined ? {} : { position }) }) };
}

function resolve(document, value) {
  if (value.$ref === undefined) return value;
  return value.$ref
    .split('/')
    .slice(1)
    .reduce((part, key) => part[key], document);
}

function titleOf({ operation, method, path }) {
  return operation.summary ?? `${method.toUpperCase()} ${path}`;
}

function request({ method, path }) {
  return `\`${method.toUpperCase()} ${path}\``;
}

function schemaName(ref) {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function slug(text) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Text of a document as Markdown that stands in one line. */
function inline(text = '') {
  return plainMarkdown(text).replace(/\s+/g, ' ').trim();
}

function cell(text = '') {
  return inline(text).replaceAll('|', '\\|');
}

/** Markdown of a document without what only its own site knows: addresses from its root, anchors there, and HTML. */
function plainMarkdown(text) {
  return text
    .replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1')
    .replace(/\]\(\/(?!\/)/g, '](https://docs.github.com/')
    .replace(/<(?=[a-z/!])/gi, '&lt;');
}
