import type { OpenDocument } from '../read/open-document.ts';
import { checkReferences } from '../read/check-references.ts';
import { below, entriesOf, fieldsOf, isFields, textAt, type Spot } from '../read/spot.ts';
import type { Operation, Tag } from './list-operations.ts';

/** Tells whether `document` is an OpenAPI document of a version that is read; what it is else is told. */
export function checkVersion(document: OpenDocument): boolean {
  const { openapi, swagger } = fieldsOf(document.root);
  if (typeof openapi === 'string' && openapi.startsWith('3.')) return true;
  const found = swagger ?? openapi;
  const key = swagger === undefined ? 'openapi' : 'swagger';
  if (found === undefined) document.report('HG2806', { found: 'nothing' }, document.root);
  else document.report('HG2806', { found: `\`${key}: ${String(found)}\`` }, below(document.root, key));
  return false;
}

/** Tells everything that is wrong with the document besides what cannot be read. */
export function checkDocument(document: OpenDocument, tags: readonly Tag[]): void {
  checkKinds(document);
  checkReferences(document);
  const operations = tags.flatMap((tag) => tag.operations);
  checkIds(document, operations);
  for (const operation of operations) {
    if (Object.keys(fieldsOf(below(operation.spot, 'responses'))).length === 0 && !operation.isWebhook)
      document.report('HG2805', { operation: `${operation.method} ${operation.path}` }, operation.spot);
    if (!operation.isWebhook) checkPath(document, operation);
  }
}

/** What each key of the document must hold. */
const objects: readonly (readonly string[])[] = [['info'], ['paths'], ['webhooks'], ['components'], ['components', 'schemas'], ['components', 'parameters']];
const lists: readonly (readonly string[])[] = [['tags'], ['servers'], ['security']];

function checkKinds(document: OpenDocument): void {
  const { root, report } = document;
  const check = (keys: readonly string[], isRight: (value: unknown) => boolean, wanted: string): void => {
    const spot = below(root, ...keys);
    if (spot.value !== undefined && !isRight(spot.value)) report('HG2808', { key: keys.join('.'), wanted }, spot);
  };
  for (const keys of objects) check(keys, isFields, 'a mapping');
  for (const keys of lists) check(keys, Array.isArray, 'a list');
  if (textAt(below(root, 'info'), 'title') === undefined) report('HG2808', { key: 'info.title', wanted: 'a text' }, below(root, 'info'));
  for (const [path, holder] of entriesOf(below(root, 'paths'))) {
    if (!isFields(holder.value)) report('HG2808', { key: `paths.${path}`, wanted: 'a mapping' }, holder);
    else if (!path.startsWith('/') && !path.startsWith('x-')) report('HG2808', { key: `paths.${path}`, wanted: 'a path that begins with `/`' }, holder);
  }
}

function checkIds(document: OpenDocument, operations: readonly Operation[]): void {
  const known = new Map<string, Spot>();
  for (const { id, spot } of operations) {
    if (id === undefined) continue;
    const place = below(spot, 'operationId');
    const first = known.get(id);
    if (first === undefined) known.set(id, place);
    else document.report('HG2804', { id }, place, { spot: first, message: 'The same name stands here.' });
  }
}

function checkPath(document: OpenDocument, { method, path, parameters, spot }: Operation): void {
  const inPath = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  const described = parameters.filter(({ place }) => place === 'path');
  const operation = `${method} ${path}`;
  for (const name of inPath) if (described.every((parameter) => parameter.name !== name)) document.report('HG2807', { name, operation }, spot);
  for (const parameter of described) {
    if (!inPath.has(parameter.name)) document.report('HG2807', { name: parameter.name, operation }, below(parameter.spot, 'name'));
  }
}
