import type { CodeGrammar, CodeLanguage } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import languages from './languages.json' with { type: 'json' };

/**
 * Every grammar of refractor, by the name of its module, with the other names of its language: those of refractor, those that Shiki and
 * GitHub know, and languages that look much the same.
 */
const aliasesOf: { readonly [name: string]: string } = languages;

/** The names of the grammars. */
export const grammarNames: readonly string[] = Object.keys(aliasesOf);

/** Grammars that one looks up without loading them: what code in its code is, or what its headers are. */
const companionsOf: { readonly [name: string]: readonly string[] | undefined } = {
  http: ['markup', 'css', 'javascript', 'json', 'uri', 'csp', 'hpkp', 'hsts'],
  markdown: ['markup', 'css', 'javascript'],
  markup: ['css', 'javascript'],
};

const plainNames = new Set('ansi ascii no-highlight nohighlight none output plain plaintext stderr stdout text tree txt'.split(' ').concat(''));

const nameByAlias = new Map(Object.entries(aliasesOf).flatMap(([name, aliases]) => [name, ...aliases.split(' ')].map((alias) => [alias, name] as const)));
nameByAlias.delete('');

/** What a written language stands for. */
export type LanguageChoice =
  | { readonly kind: 'known'; readonly language: CodeLanguage }
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown'; readonly suggestion: string; readonly preset: string };

/** Languages of presets of ours that a site may show without naming the preset. */
const presetByLanguage: { readonly [name: string]: string | undefined } = { xbsl: '@helpgen/script', sbsl: '@helpgen/script' };

/** The language called `written` in a code fence, letter case ignored; those of presets, `own`, go first. */
export function chooseLanguage(written: string, own: readonly CodeLanguage[] = []): LanguageChoice {
  const alias = written.toLowerCase();
  if (plainNames.has(alias)) return { kind: 'plain' };
  const ownLanguage = own.find(({ name, aliases = [] }) => name === alias || aliases.includes(alias));
  if (ownLanguage !== undefined) return { kind: 'known', language: ownLanguage };
  const name = nameByAlias.get(alias);
  if (name === undefined) {
    const names = [...nameByAlias.keys(), ...own.flatMap((each) => [each.name, ...(each.aliases ?? [])])];
    return { kind: 'unknown', suggestion: suggest(alias, names) ?? '', preset: presetByLanguage[alias] ?? '' };
  }
  return { kind: 'known', language: { name, grammar: () => loadWithCompanions(name) } };
}

async function loadWithCompanions(name: string): Promise<CodeGrammar> {
  const [grammar, ...companions] = await Promise.all([name, ...(companionsOf[name] ?? [])].map(loadModule));
  if (grammar === undefined || companions.length === 0) return grammar ?? loadModule(name);
  // A grammar adds itself to that of markup when it finds it there, and what is looked up has to be there first.
  const order = name === 'http' ? [...companions, grammar] : [grammar, ...companions];
  const all = (prism: Registry): void => order.forEach((each) => prism.register(each));
  return Object.assign(all, { displayName: name, aliases: [] });
}

interface Registry {
  register(grammar: CodeGrammar): void;
}

// Not bundled: a page needs a few of the three hundred, and refractor is a dependency whose modules stand for themselves.
async function loadModule(name: string): Promise<CodeGrammar> {
  const loaded: { readonly default: CodeGrammar } = await import(`refractor/${name}`);
  return loaded.default;
}
