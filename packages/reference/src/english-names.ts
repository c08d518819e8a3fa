import type { EmittedFile, FinishedSite, RoutePath } from '@helpgen/model';
import { writeDataModule } from '@helpgen/model';
import { englishWords } from '@helpgen/script';
import { createTypeIndexes, routeOf } from './analyse/type-index.ts';
import type { TypeEntry } from './analyse/type-index.ts';
import { englishNamesPath } from './english-names-path.ts';
import type { Names } from './type-description.ts';

/** The English names of an edition. */
export interface EnglishNames {
  /** Of the words of the language. */
  readonly keywords: { readonly [russian: string]: string };
  /** Of types, namespaces and members. */
  readonly names: { readonly [russian: string]: string };
  /** Of what is called otherwise than others of its Russian name, by `route#anchor`. */
  readonly others: { readonly [target: string]: string };
}

/** A file of English names for each edition, which only those load who want to read code in English. */
export function emitEnglishNames({ graph, config }: Pick<FinishedSite, 'graph' | 'config'>): readonly EmittedFile[] {
  return [...createTypeIndexes(graph.pages)].map(([edition, { byRoute }]) => ({
    path: englishNamesPath(edition),
    content: writeDataModule(JSON.stringify(namesOf(byRoute)), config),
  }));
}

function namesOf(entries: ReadonlyMap<RoutePath, TypeEntry>): EnglishNames {
  const names: Record<string, string> = Object.create(null);
  const others: Record<string, string> = {};
  const add = ({ ru, en }: Names, target: string): void => {
    const known = (names[ru] ??= en);
    if (known !== en) others[target] = en;
  };
  for (const [route, entry] of entries) {
    const { type } = entry;
    if (type.kind !== 'library') add(type.name, `${route}#`);
    for (const { kind, name, anchor } of type.members) {
      if (kind !== 'constructor' && kind !== 'operator') add(name, `${routeOf(entry, anchor)}#${anchor}`);
    }
  }
  return { keywords: Object.fromEntries(englishWords), names, others };
}
