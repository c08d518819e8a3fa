import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import { digestOfAll } from '@helpgen/disk';
import type { ContentGraph, OutputPath, SiteConfig } from '@helpgen/model';
import { planFullText, type FullTextPart } from '@helpgen/site';
import { makeFile } from '../output/made-file.ts';
import type { Staging } from '../output/staging.ts';

/** Puts the text of all pages into the site; a part none of whose pages has changed is taken over unread. */
export function writeFullText(disk: FileSystem, config: SiteConfig, graph: ContentGraph, staging: Staging): void {
  const { parts, lists } = planFullText(config, graph, (copy) => staging.files.get(copy)?.size);
  for (const part of parts) {
    const key = digestOfAll([part.head, ...part.copies.flatMap(({ path, lead }) => [lead, staging.files.get(path)?.digest ?? ''])]);
    if (staging.reuse([part.path], key)) continue;
    staging.put(makeFile(part.path, joinCopies(part, part.copies.map(({ path }) => disk.readFile(join(staging.folder, path))))), key);
  }
  for (const { path, content } of lists) staging.write(path, 'emit', content);
}

/** The file of `part`; `texts` are those of its copies. */
function joinCopies({ head, copies }: FullTextPart, texts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat([Buffer.from(head), ...copies.flatMap(({ lead }, index) => [Buffer.from(lead), texts[index] ?? new Uint8Array()])]);
}

/** The text of all pages by its files, for a site whose copies are made when they are `read`. */
export async function makeFullText(
  config: SiteConfig,
  graph: ContentGraph,
  copies: readonly OutputPath[],
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const texts = new Map<string, Uint8Array>();
  for (const path of copies) {
    const text = await read(path);
    if (text !== undefined) texts.set(path, text);
  }
  const { parts, lists } = planFullText(config, graph, (copy) => texts.get(copy)?.length);
  return new Map([
    ...parts.map((part) => [part.path, joinCopies(part, part.copies.map(({ path }) => texts.get(path) ?? new Uint8Array()))] as const),
    ...lists.map(({ path, content }) => [path, Buffer.from(content)] as const),
  ]);
}
