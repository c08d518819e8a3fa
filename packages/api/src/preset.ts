import { definePreset } from '@helpgen/model';
import type { Json } from '@helpgen/model';
import { analyseApi } from './analyse/analyse-api.ts';
import { changesDirective } from './analyse/make-changes.ts';
import { apiSource, schemaSource, typedocSource } from './analyse/api-data.ts';
import { parseOptions } from './api-options.ts';
import { apiCatalogue } from './catalogue.ts';
import { apiWordings } from './wordings-ru.ts';

const optional = { type: 'text', required: false } as const;

/** References of APIs, made of their documents; its options are {@link parseOptions}. */
export const preset = definePreset((given: { readonly [option: string]: Json }) => {
  const options = parseOptions(given);
  return {
    name: '@helpgen/api',
    version: '0.1.0',
    sources: [
      {
        kind: 'pages',
        name: apiSource,
        files: options.openapi,
        // What makes pages is loaded with the first document, and in the main thread alone.
        make: async (file) => (await import('./openapi/make-openapi-pages.ts')).makeOpenapiPages(file, options),
      },
      {
        kind: 'pages',
        name: schemaSource,
        files: options.schemas,
        make: async (file) => (await import('./json-schema/make-schema-pages.ts')).makeSchemaPages(file, options),
      },
      {
        kind: 'pages',
        name: typedocSource,
        files: options.typedoc,
        make: async (file) => (await import('./typedoc/make-typedoc-pages.ts')).makeTypedocPages(file, options),
      },
    ],
    directives: { [changesDirective]: { attributes: { from: optional, to: optional }, part: 'ApiChanges', isNoted: true } },
    analyses: [{ name: apiSource, analyse: analyseApi }],
    theme: { server: entryOf('server'), client: entryOf('client') },
    catalogue: apiCatalogue,
    wordings: { ru: apiWordings },
  };
});

/** The address of a part of the theme beside this module, which is a source in tests alone. */
function entryOf(name: string): string {
  return new URL(`./theme/${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url).href;
}
