import { definePreset } from '@helpgen/model';
import type { ArticleInput, Json, MadeArticle, Policy } from '@helpgen/model';
import { analyseTypes } from './analyse/analyse-types.ts';
import { changesDirective } from './analyse/make-changes.ts';
import { referenceCatalogue } from './catalogue.ts';
import { sourceName } from './type-outline.ts';

const policies: readonly string[] = ['ignore', 'log', 'warn', 'throw'] satisfies readonly Policy[];

/** A reference of types. Its option `unknownTypes` (default `throw`) decides how bad a type without description is. */
export const preset = definePreset(({ unknownTypes = 'throw', ...others }: { readonly [option: string]: Json }) => {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`the option \`${unknown}\` is none of \`unknownTypes\``);
  if (!isPolicy(unknownTypes)) throw new Error('the option `unknownTypes` is none of `ignore`, `log`, `warn` and `throw`');
  return {
    name: '@helpgen/reference',
    version: '0.1.0',
    sources: [{ kind: 'article', name: sourceName, files: ['*.yaml'], make }],
    analyses: [{ name: sourceName, analyse: (site) => analyseTypes(site, unknownTypes) }],
    directives: {
      [changesDirective]: {
        attributes: { from: { type: 'text', required: false }, to: { type: 'text', required: false } },
        part: 'TypeChanges',
        isNoted: true,
      },
    },
    theme: { server: entryOf('server'), client: entryOf('client') },
    catalogue: referenceCatalogue,
  };
});

/** The page of a description; what makes it is loaded with the first one, and in threads alone. */
async function make(file: ArticleInput): Promise<MadeArticle> {
  const { makePage } = await import('./describe/make-page.ts');
  return makePage(file);
}

/** The address of a part of the theme beside this module, which is a source in tests alone. */
function entryOf(name: string): string {
  return new URL(`./theme/${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url).href;
}

function isPolicy(value: Json): value is Policy {
  return typeof value === 'string' && policies.includes(value);
}
