import type { OpenDocument } from '../read/open-document.ts';
import { below, entriesOf, fieldsOf, itemsOf, textAt, type Spot } from '../read/spot.ts';
import { createSlugs, slugOf, type Slugs } from '../page/slugs.ts';

/** A method of a path, or a message that is sent to others. */
export interface Operation {
  /** In capitals. */
  readonly method: string;
  /** The path, or the name of the message. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly tag: string;
  readonly title: string;
  readonly id?: string;
  readonly isDeprecated: boolean;
  /** Its page, from the folder of the reference, without extension. */
  readonly to: string;
  readonly spot: Spot;
  /** The path with what all its methods share. */
  readonly holder: Spot;
  readonly parameters: readonly Parameter[];
}

/** A parameter with its references followed. */
export interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly spot: Spot;
}

/** A group of operations, with a folder. */
export interface Tag {
  readonly name: string;
  /** As it is shown. */
  readonly title: string;
  readonly folder: string;
  readonly spot?: Spot;
  readonly operations: readonly Operation[];
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** What operations without a tag are listed under; no tag has this name. */
export const untagged = '';
/** The same of messages that are sent to others. */
export const webhooks = '\u0000webhooks';

/** The operations of the document by their first tag: in the order in which the document lists tags, then of the paths. */
export function listTags(document: OpenDocument, titleOf: (tag: string) => string): readonly Tag[] {
  const listed = itemsOf(below(document.root, 'tags')).map((spot) => ({ name: textAt(spot, 'name') ?? '', spot }));
  const found = [...operationsOf(document, 'paths'), ...operationsOf(document, 'webhooks'), ...operationsOf(document, 'x-webhooks')];
  const names = [...new Set([...listed.map(({ name }) => name), ...found.map(({ tag }) => tag)])].filter((name) => found.some(({ tag }) => tag === name));
  const ordered = names.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)));
  const slugs = createSlugs();
  slugs.make('schemas');
  return ordered.map((name) => {
    const title = isOwn(name) ? titleOf(name) : name;
    const folder = slugs.make(name === untagged ? 'other' : name === webhooks ? 'webhooks' : name);
    const spot = listed.find((tag) => tag.name === name)?.spot;
    const pages = createSlugs();
    const operations = found.filter(({ tag }) => tag === name).map((operation) => ({ ...operation, to: `${folder}/${pageOf(operation, pages)}` }));
    return { name, title: spot === undefined ? title : (textAt(spot, 'x-displayName') ?? title), folder, ...(spot === undefined ? {} : { spot }), operations };
  });
}

function isOwn(name: string): boolean {
  return name === untagged || name === webhooks;
}

function operationsOf(document: OpenDocument, key: string): readonly Operation[] {
  const isWebhook = key !== 'paths';
  return entriesOf(below(document.root, key)).flatMap(([path, written]) => {
    const holder = document.follow(written);
    return methods.flatMap((method): readonly Operation[] => {
      const spot = below(holder, method);
      if (typeof spot.value !== 'object' || spot.value === null) return [];
      const [tag] = itemsOf(below(spot, 'tags')).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
      const id = textAt(spot, 'operationId');
      const verb = method.toUpperCase();
      return [
        {
          method: verb,
          path,
          isWebhook,
          tag: isWebhook ? webhooks : (tag ?? untagged),
          title: titleOf(textAt(spot, 'summary')) ?? id ?? `${verb} ${path}`,
          ...(id === undefined ? {} : { id }),
          isDeprecated: fieldsOf(spot)['deprecated'] === true,
          to: '',
          spot,
          holder,
          parameters: parametersOf(document, holder, spot),
        },
      ];
    });
  });
}

/** A title is one line without the stop of a sentence. */
function titleOf(summary: string | undefined): string | undefined {
  return summary?.replace(/\s+/g, ' ').trim().replace(/(?<!\.)\.$/, '');
}

/** Parameters of the method go before those of the path that are called alike. */
function parametersOf(document: OpenDocument, holder: Spot, spot: Spot): readonly Parameter[] {
  const all = [...itemsOf(below(holder, 'parameters')), ...itemsOf(below(spot, 'parameters'))].map((written) => document.follow(written));
  const byName = new Map<string, Parameter>();
  for (const parameter of all) {
    const name = textAt(parameter, 'name');
    const place = textAt(parameter, 'in');
    if (name !== undefined && place !== undefined) byName.set(`${place} ${name}`, { name, place, spot: parameter });
  }
  return [...byName.values()];
}

function pageOf({ id, tag, method, path, title, isWebhook }: Operation, slugs: Slugs): string {
  const start = slugOf(tag);
  const name = slugOf(id ?? (isWebhook ? title : `${method} ${path.replaceAll(/[{}]/g, '')}`));
  // `gists/create` is a page of the folder `gists`.
  return slugs.make(id?.startsWith(`${tag}/`) === true && name.startsWith(`${start}-`) ? name.slice(start.length + 1) : name);
}
