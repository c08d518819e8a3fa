import { definePreset } from '@helpgen/model';
import type { Json } from '@helpgen/model';
import { analyseApi } from './analyse/analyse-api.ts';
import { apiSource } from './analyse/api-data.ts';
import { parseOptions } from './api-options.ts';
import { apiCatalogue } from './catalogue.ts';
import { apiWordings } from './wordings-ru.ts';

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
    ],
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
