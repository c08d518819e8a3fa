import type { Json, MadeFile } from '@helpgen/model';
import type { ApiOutline, ApiSubject, BodyShape, FieldRow, ResponseRow } from '../api-page.ts';
import { collectTargets } from '../page/collect-targets.ts';
import { firstSentence } from '../page/first-sentence.ts';
import { wordsOf } from '../page/inline-text.ts';
import { createPageWriter, plainInline, toJson, type PageWriter } from '../page/page-writer.ts';
import { searchText } from '../page/search-text.ts';
import { below, entriesOf, fieldsOf, itemsOf, textAt, type Spot } from '../read/spot.ts';
import { fieldList, fieldRow, type RowBudget } from '../schema/field-rows.ts';
import { descriptionOf } from '../schema/shape.ts';
import { labelText, typeLabel } from '../schema/type-label.ts';
import type { Operation, Tag } from './list-operations.ts';
import type { Reference } from './reference.ts';
import { phraseOf } from './status-phrases.ts';
import { securityOf, serverOf } from './write-curl.ts';
import { writeSamples } from './write-samples.ts';

/** Rows of schemas that open in place, for parameters and body, and for all answers together. */
const rowsOfRequest = 200;
const rowsOfAnswers = 200;

const placesOfParameters = ['path', 'query', 'header', 'cookie'] as const;

/** The page of an operation. */
export function writeOperation(reference: Reference, tag: Tag, operation: Operation, position: number): MadeFile {
  const { document, words, markdown } = reference;
  const { spot, method, path, isDeprecated, isWebhook } = operation;
  const page = createPageWriter(spot, markdown);
  const drawn: object[] = [];
  const part = (name: string, props: object, text?: string): void => {
    drawn.push(props);
    page.part(name, props, text);
  };
  const parameters = parametersOf(reference, operation);
  const request = bodiesOf(reference, document.follow(below(spot, 'requestBody')), { rows: rowsOfRequest });
  const responses = responsesOf(reference, spot);
  page.group('ApiColumns', () => {
    page.group('ApiText', () => {
      part('ApiRequest', { method, path, server: isWebhook ? '' : serverOf(document, operation), isDeprecated });
      page.text(below(spot, 'description'));
      writeSecurity(page, reference, spot);
      for (const [place, rows] of parameters) {
        page.raw(`## ${words(`api.in.${place}`)} {#${place}-parameters}\n\n`);
        part('ApiFields', { rows }, searchText(rows));
      }
      writeRequest(page, reference, spot, () => part('ApiBody', { bodies: request }, request.map(({ list }) => searchText(list?.rows ?? [])).join(' ')));
      if (responses.length > 0) {
        page.raw(`## ${words('api.responses')} {#responses}\n\n`);
        part('ApiResponses', { responses }, responses.map(wordsOfResponse).join('. '));
      }
      writeCallbacks(page, reference, spot);
    });
    page.group('ApiSamples', () => writeSamples(page, reference, operation), true);
  });
  const to = `${tag.folder}/`;
  const outline: ApiOutline = { folder: reference.folder, to: collectTargets(drawn), subject: subjectOf(operation, parameters, request, responses) };
  return page.finish(`${reference.base}/${operation.to}.md`, {
    frontMatter: { ...headOf(operation), sidebar_position: position, sidebar_class_name: classOf(operation) },
    title: textAt(spot, 'summary') === undefined ? spot : below(spot, 'summary'),
    data: toJson({ ...outline, tag: to }),
  });
}

function wordsOfResponse({ status, html, bodies }: ResponseRow): string {
  return [status, wordsOf(html), ...bodies.map((body) => labelText(body.type))].join(' ');
}

/** The name by which sidebars show the method, and that nobody should use it any more. */
function classOf({ method, isDeprecated, isWebhook }: Operation): string {
  return `hg-api-entry hg-api-${isWebhook ? 'event' : method.toLowerCase()}${isDeprecated ? ' hg-api-old' : ''}`;
}

function headOf({ title, id, method, path, spot }: Operation): { readonly [key: string]: Json } {
  const summary = textAt(spot, 'summary');
  const words = [id, `${method} ${path}`, path, summary === title ? undefined : summary].filter((word) => word !== undefined);
  return { title, description: firstSentence(textAt(spot, 'description') ?? summary ?? `${method} ${path}`), keywords: words, hide_table_of_contents: true };
}

type ParameterRows = readonly (readonly [place: (typeof placesOfParameters)[number], rows: readonly FieldRow[]])[];

function parametersOf(reference: Reference, { parameters }: Operation): ParameterRows {
  const budget: RowBudget = { rows: rowsOfRequest };
  return placesOfParameters.flatMap((place) => {
    const rows = parameters.filter((parameter) => parameter.place === place).map(({ name, spot }) => parameterRow(reference, name, spot, budget));
    return rows.length === 0 ? [] : [[place, rows] as const];
  });
}

/** A parameter or a header: a schema with words of its own around it. */
function parameterRow(reference: Reference, name: string, spot: Spot, budget: RowBudget): FieldRow {
  const { required, deprecated, example } = fieldsOf(spot);
  const [, media] = entriesOf(below(spot, 'content'))[0] ?? [];
  const schema = media === undefined ? below(spot, 'schema') : below(media, 'schema');
  const row = fieldRow(reference, { name, isRequired: required === true, spot: schema }, budget);
  const own = descriptionOf(reference.document, spot);
  const marks = [...(row.marks ?? []), ...(deprecated === true && row.marks?.includes('deprecated') !== true ? (['deprecated'] as const) : [])];
  const isShown = typeof example === 'string' || typeof example === 'number';
  const others = (row.facts ?? []).filter(([key]) => key !== 'example');
  const facts = isShown ? [...others, ['example', String(example)] as const] : row.facts;
  return {
    ...row,
    ...(marks.length === 0 ? {} : { marks }),
    ...(own === undefined ? {} : { html: reference.inline.html(own.text) }),
    ...(facts === undefined ? {} : { facts }),
  };
}

/** What a request or an answer may hold; media types with the same schema are one. */
function bodiesOf(reference: Reference, holder: Spot, budget: RowBudget): readonly BodyShape[] {
  const bySchema = new Map<string, BodyShape>();
  for (const [media, spot] of entriesOf(below(holder, 'content'))) {
    const schema = below(spot, 'schema');
    const key = JSON.stringify(schema.value ?? null);
    const known = bySchema.get(key);
    if (known !== undefined) {
      bySchema.set(key, { ...known, media: [...known.media, media] });
      continue;
    }
    const list = schema.value === undefined ? undefined : fieldList(reference, schema, budget);
    const description = descriptionOf(reference.document, schema);
    bySchema.set(key, {
      media: [media],
      type: schema.value === undefined ? [] : typeLabel(reference.document, reference.book, schema),
      ...(description === undefined ? {} : { html: reference.inline.html(description.text) }),
      ...(list === undefined ? {} : { list }),
    });
  }
  return [...bySchema.values()];
}

function responsesOf(reference: Reference, spot: Spot): readonly ResponseRow[] {
  const budget: RowBudget = { rows: rowsOfAnswers };
  const entries = entriesOf(below(spot, 'responses'));
  const first = entries.find(([status]) => status.startsWith('2'))?.[0];
  return entries.map(([status, written]) => {
    const response = reference.document.follow(written);
    const description = textAt(response, 'description');
    return {
      status,
      html: description === undefined ? phraseOf(status) : reference.inline.html(description),
      headers: entriesOf(below(response, 'headers')).map(([name, header]) => parameterRow(reference, name, reference.document.follow(header), budget)),
      bodies: bodiesOf(reference, response, budget),
      isOpen: status === first,
    };
  });
}

function writeRequest(page: PageWriter, { document, words }: Reference, spot: Spot, write: () => void): void {
  const body = document.follow(below(spot, 'requestBody'));
  if (entriesOf(below(body, 'content')).length === 0) return;
  page.raw(`## ${words('api.body')} {#request-body}\n\n`);
  if (fieldsOf(body)['required'] !== true) page.raw(`${words('api.optionalBody')}\n\n`);
  page.text(below(body, 'description'));
  write();
}

/** Who may ask, each way a link to what the overview says of it. */
function writeSecurity(page: PageWriter, { document, words, schemeIds }: Reference, spot: Spot): void {
  const ways = itemsOf(securityOf(document, spot)).map((way) =>
    entriesOf(way).map(([name, scopes]) => {
      const id = schemeIds.get(name);
      const listed = itemsOf(scopes).flatMap(({ value }) => (typeof value === 'string' ? [`\`${value}\``] : []));
      return `${id === undefined ? plainInline(name) : `[${plainInline(name)}](../index.md#${id})`}${listed.length === 0 ? '' : ` (${listed.join(', ')})`}`;
    }),
  );
  const texts = ways.map((way) => (way.length === 0 ? words('api.nobody') : way.join(' + ')));
  if (texts.length > 0) page.raw(`**${words('api.authorization')}:** ${texts.join(` ${words('api.or')} `)}\n\n`);
}

function writeCallbacks(page: PageWriter, { document, words, inline }: Reference, spot: Spot): void {
  const callbacks = entriesOf(below(spot, 'callbacks'));
  if (callbacks.length === 0) return;
  page.raw(`## ${words('api.callbacks')} {#callbacks}\n\n`);
  for (const [name, callback] of callbacks) {
    for (const [address, methods] of entriesOf(document.follow(callback))) {
      for (const [method, asked] of entriesOf(methods)) {
        const text = textAt(asked, 'summary') ?? textAt(asked, 'description') ?? '';
        page.raw(`- **${plainInline(name)}**: \`${method.toUpperCase()} ${address.replaceAll('`', '')}\` ${plainInline(wordsOf(inline.html(text)))}\n`);
      }
    }
  }
  page.raw('\n');
}

/** What versions are compared by: what a request may have, and what an answer holds at its first level. */
function subjectOf(operation: Operation, parameters: ParameterRows, request: readonly BodyShape[], responses: readonly ResponseRow[]): ApiSubject {
  const parts: { [name: string]: string } = {};
  const add = (group: string, rows: readonly FieldRow[]): void => {
    for (const row of rows) parts[`${group} ${row.name}`.trim()] = [labelText(row.type), ...(row.marks ?? [])].join(' ');
  };
  for (const [place, rows] of parameters) add(place, rows);
  for (const { type, list } of request) {
    parts['body'] = labelText(type);
    if (typeof type[0] === 'string' && list?.kind === 'properties') add('body', list.rows);
  }
  for (const { status, bodies } of responses) {
    parts[status] = bodies.map(({ type }) => labelText(type)).join(', ');
    for (const { type, list } of bodies) if (typeof type[0] === 'string' && list?.kind === 'properties') add(status, list.rows);
  }
  return { key: `${operation.method} ${operation.path}`, title: operation.title, isDeprecated: operation.isDeprecated, parts };
}
