import type { Json } from '@helpgen/model';

/** What a site decides about the references of its documents. */
export interface ApiOptions {
  /** Where addresses from the root of a site lead that stand in descriptions: `https://docs.example.com`. */
  readonly linksFrom?: string;
  /** Folder of the pages, from that of the document; by default as the document is called. */
  readonly folder?: string;
  /** Globs of the documents of each kind, in place of the usual names. */
  readonly openapi: readonly string[];
  readonly typedoc: readonly string[];
  readonly schemas: readonly string[];
}

const usual = {
  openapi: ['*.openapi.json', '*.openapi.yaml', '*.openapi.yml', 'openapi.json', 'openapi.yaml', 'openapi.yml'],
  typedoc: ['*.typedoc.json', 'typedoc.json'],
  schemas: ['*.schema.json', '*.schema.yaml', '*.schema.yml'],
};

/** The options that the config gives the preset; what is none of them is thrown. */
export function parseOptions(given: { readonly [option: string]: Json }): ApiOptions {
  const { linksFrom, folder, openapi = usual.openapi, typedoc = usual.typedoc, schemas = usual.schemas, ...others } = given;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`the option \`${unknown}\` is none of \`linksFrom\`, \`folder\`, \`openapi\`, \`typedoc\` and \`schemas\``);
  if (linksFrom !== undefined && !isAddress(linksFrom)) throw new Error('the option `linksFrom` is no address that begins with `https://`');
  if (folder !== undefined && !isFolder(folder)) throw new Error('the option `folder` is no name of a folder');
  return {
    ...(linksFrom === undefined ? {} : { linksFrom }),
    ...(folder === undefined ? {} : { folder }),
    openapi: globs('openapi', openapi),
    typedoc: globs('typedoc', typedoc),
    schemas: globs('schemas', schemas),
  };
}

function isAddress(value: Json): value is string {
  return typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
}

function isFolder(value: Json): value is string {
  return typeof value === 'string' && /^[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*$/u.test(value);
}

function globs(option: string, value: Json): readonly string[] {
  if (Array.isArray(value) && value.every((glob) => typeof glob === 'string')) return value as readonly string[];
  throw new Error(`the option \`${option}\` is no list of names of files`);
}
