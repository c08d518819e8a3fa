import { definePreset } from '@helpgen/model';
import type { Json, MadeArticle, PagesSource, SourceInput } from '@helpgen/model';
import { analyseTypes } from './analyse/analyse-types.ts';
import { changesDirective, earlierDirective } from './analyse/make-changes.ts';
import { typeTools } from './ask-types.ts';
import { referenceCatalogue } from './catalogue.ts';
import { emitEnglishNames } from './english-names.ts';
import { emitUses } from './emit-uses.ts';
import { englishNamesStart } from './english-names-path.ts';
import { cardsEnd, emitNameCards } from './name-cards.ts';
import { parseOptions, type ReferenceOptions } from './reference-options.ts';
import { pagesSourceName, sourceName } from './type-outline.ts';
import { usesEnd } from './uses-file.ts';
import { referenceWordings } from './wordings-ru.ts';

const optional = { type: 'text', required: false } as const;

/** A reference of types; its options are {@link ReferenceOptions}. */
export const preset = definePreset((given: { readonly [option: string]: Json }) => {
  const options = parseOptions(given);
  return {
    name: '@helpgen/reference',
    version: '0.1.0',
    sources: [
      // The first that takes a file has it.
      ...(options.severalPages.length === 0 ? [] : [severalPages(options)]),
      { kind: 'article', name: sourceName, files: ['*.yaml'], make: (file) => make(file, options), titleOf },
    ],
    analyses: [{ name: sourceName, analyse: (site) => analyseTypes(site, options) }],
    emitters: [
      { name: 'names', files: [`*${cardsEnd}`], emit: emitNameCards },
      { name: 'uses', files: [`*${usesEnd}`], emit: emitUses },
      { name: 'english', files: [`${englishNamesStart}*.js`], emit: emitEnglishNames },
    ],
    directives: {
      [changesDirective]: {
        attributes: { from: optional, to: optional, in: optional },
        part: 'TypeChanges',
        isNoted: true,
      },
      [earlierDirective]: { part: 'EarlierNames', isNoted: true },
    },
    theme: { server: entryOf('server'), client: entryOf('client') },
    catalogue: referenceCatalogue,
    wordings: { ru: referenceWordings },
    tools: typeTools,
  };
});

/** The pages of descriptions whose types are shown over several. */
function severalPages(options: ReferenceOptions): PagesSource {
  return {
    kind: 'pages',
    name: pagesSourceName,
    files: options.severalPages,
    async make(file) {
      const { makeTypePages } = await import('./describe/make-type-pages.ts');
      return makeTypePages(file, options);
    },
  };
}

/** The page of a description; what makes it is loaded with the first one, and in threads alone. */
async function make(file: SourceInput, options: ReferenceOptions): Promise<MadeArticle> {
  const { makePage } = await import('./describe/make-page.ts');
  return makePage(file, options);
}

/** The first name of the type that the description in `text` is about; empty: there is none. */
function titleOf(text: string): string {
  return /^name:\s*(?:\{[^:}]*:\s*)?["']?([^,}"'\n]+)/m.exec(text)?.[1]?.trim() ?? '';
}

/** The address of a part of the theme beside this module, which is a source in tests alone. */
function entryOf(name: string): string {
  return new URL(`./theme/${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url).href;
}
