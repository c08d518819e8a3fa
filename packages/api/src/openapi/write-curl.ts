import { makeExample, givenExample } from '../schema/make-example.ts';
import type { OpenDocument } from '../read/open-document.ts';
import { below, entriesOf, fieldsOf, itemsOf, textAt, type Spot } from '../read/spot.ts';
import type { Operation, Parameter } from './list-operations.ts';

/** The media type whose body is shown: JSON, if there is some. */
export function chooseMedia(content: Spot): readonly [media: string, spot: Spot] | undefined {
  const entries = entriesOf(content);
  return entries.find(([media]) => media === 'application/json') ?? entries.find(([media]) => /\bjson\b/.test(media)) ?? entries[0];
}

/** The address that requests begin with: the nearest server, its variables with their defaults. */
export function serverOf(document: OpenDocument, { spot, holder }: Pick<Operation, 'spot' | 'holder'>): string {
  const [server] = [spot, holder, document.root].flatMap((place) => itemsOf(below(place, 'servers')).slice(0, 1));
  if (server === undefined) return '';
  const url = textAt(server, 'url') ?? '';
  const variables = below(server, 'variables');
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) => textAt(below(variables, name), 'default') ?? whole).replace(/\/$/, '');
}

/** A request that can be tried: `curl` with what must be there and what has an example. */
export function writeCurl(document: OpenDocument, operation: Operation): string {
  const { method, path, parameters, spot } = operation;
  const of = (place: string): readonly Parameter[] => parameters.filter((parameter) => parameter.place === place && isShown(document, parameter));
  const inPath = (name: string): Parameter | undefined => parameters.find((parameter) => parameter.place === 'path' && parameter.name === name);
  const address = path.replace(/\{([^{}]+)\}/g, (whole, name: string) => valueOf(document, inPath(name)) ?? whole);
  const query = of('query').map((parameter) => `${parameter.name}=${encodeURIComponent(valueOf(document, parameter) ?? '')}`);
  const url = `${serverOf(document, operation) || 'https://example.com'}${address}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(url)}`];
  const responses = entriesOf(below(spot, 'responses')).map(([, response]) => chooseMedia(below(document.follow(response), 'content'))?.[0]);
  const accept = responses.find((media) => media !== undefined);
  if (accept !== undefined) lines.push(`-H ${quote(`Accept: ${accept}`)}`);
  for (const header of authorization(document, operation)) lines.push(header);
  for (const parameter of of('header')) lines.push(`-H ${quote(`${parameter.name}: ${valueOf(document, parameter) ?? ''}`)}`);
  const cookies = of('cookie').map((parameter) => `${parameter.name}=${valueOf(document, parameter) ?? ''}`);
  if (cookies.length > 0) lines.push(`-b ${quote(cookies.join('; '))}`);
  return [...lines, ...bodyOf(document, spot)].join(' \\\n  ');
}

function isShown(document: OpenDocument, { spot }: Parameter): boolean {
  return fieldsOf(spot)['required'] === true || (givenExample(document, spot) !== undefined && fieldsOf(spot)['deprecated'] !== true);
}

/** The example of a parameter as it is sent; `undefined`: its name says more. */
function valueOf(document: OpenDocument, parameter: Parameter | undefined): string | undefined {
  if (parameter === undefined) return undefined;
  const schema = below(parameter.spot, 'schema');
  const given = givenExample(document, parameter.spot)?.value ?? (schema.value === undefined ? undefined : makeExample(document, schema, 'request'));
  // A word such as `string` explains nothing that the name does not.
  if (given === undefined || given === null || given === 'string' || typeof given === 'object') return parameter.place === 'path' ? undefined : listed(given);
  return String(given);
}

function listed(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(',') : '…';
}

/** Headers of the first way to authorise that is wanted. */
function authorization(document: OpenDocument, { spot }: Operation): readonly string[] {
  const [wanted] = itemsOf(securityOf(document, spot));
  if (wanted === undefined) return [];
  const schemes = below(document.root, 'components', 'securitySchemes');
  return entriesOf(wanted).flatMap(([name]) => headerOf(document.follow(below(schemes, name))));
}

/** Who may ask: what the operation says, else the document. */
export function securityOf(document: OpenDocument, spot: Spot): Spot {
  const own = below(spot, 'security');
  return own.value === undefined ? below(document.root, 'security') : own;
}

function headerOf(scheme: Spot): readonly string[] {
  const { type, in: place, name, scheme: way } = fieldsOf(scheme);
  if (type === 'http' && String(way).toLowerCase() === 'basic') return ["-u 'user:password'"];
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') return ["-H 'Authorization: Bearer <token>'"];
  return type === 'apiKey' && place === 'header' ? [`-H ${quote(`${String(name)}: <key>`)}`] : [];
}

function bodyOf(document: OpenDocument, spot: Spot): readonly string[] {
  const body = document.follow(below(spot, 'requestBody'));
  const chosen = chooseMedia(below(body, 'content'));
  if (chosen === undefined) return [];
  const [media, content] = chosen;
  const example = givenExample(document, content)?.value ?? makeExample(document, below(content, 'schema'), 'request');
  if (media === 'multipart/form-data') return partsOf(example).map(([name, value]) => `-F ${quote(`${name}=${value === '…' ? '@file' : value}`)}`);
  if (media === 'application/x-www-form-urlencoded') return partsOf(example).map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`);
  const header = `-H ${quote(`Content-Type: ${media}`)}`;
  if (/\bjson\b/.test(media)) return [header, `-d ${quote(JSON.stringify(example, null, 2) ?? '')}`];
  return [header, typeof example === 'string' && example.length < 2000 && example !== '…' ? `--data-raw ${quote(example)}` : '--data-binary @file'];
}

function partsOf(example: unknown): readonly (readonly [string, string])[] {
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
