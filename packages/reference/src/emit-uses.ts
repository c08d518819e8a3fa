import type { EmittedFile, FinishedSite } from '@helpgen/model';
import { routeToChunkPath, writeDataModule } from '@helpgen/model';
import { createTypeIndexes } from './analyse/type-index.ts';
import type { TypeIndex } from './analyse/type-index.ts';
import type { ReferenceData } from './reference-data.ts';
import { areApart, mostOnPage, usesEnd, type UsesFile } from './uses-file.ts';

/** A file of uses for each type that very many members take or give; only who opens them loads it. */
export function emitUses({ graph, config, dataOf }: Pick<FinishedSite, 'graph' | 'config' | 'dataOf'>): readonly EmittedFile[] {
  const indexes = createTypeIndexes(graph.pages);
  const written = new Map([...indexes].map(([edition, index]) => [edition, countWritten(index)]));
  return graph.pages.flatMap((page) => {
    const entry = indexes.get(page.edition)?.byRoute.get(page.route);
    // What a page shows is asked for of few: most are not made anew.
    const { ru, en } = entry?.type.name ?? {};
    const names = written.get(page.edition);
    if (ru === undefined || en === undefined || names === undefined) return [];
    if ((names.get(ru) ?? 0) + (names.get(en) ?? 0) <= mostOnPage) return [];
    const { reference } = (dataOf(page).presets?.['@helpgen/reference'] ?? {}) as ReferenceData;
    if (reference === undefined || !areApart(reference.uses)) return [];
    const file: UsesFile = Object.fromEntries(reference.uses.map(({ space, parameter, result }) => [space, { parameter, result }]));
    return [{ path: routeToChunkPath(page.route).replace(/\.page\.js$/, usesEnd), content: writeDataModule(JSON.stringify(file), config) }];
  });
}

/** How often descriptions write the last part of a name of a type, by that part: no fewer times than members use the type. */
function countWritten({ types }: TypeIndex): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of types) {
    for (const { name } of type.types) {
      const last = name.slice(name.lastIndexOf(':') + 1);
      counts.set(last, (counts.get(last) ?? 0) + 1);
    }
  }
  return counts;
}
