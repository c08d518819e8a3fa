import { readdir } from 'node:fs/promises';

/** Number of files in `folder` that are a page each: Markdown and type descriptions whose names have no `_` in front. */
export async function countDocuments(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /(?:^|[\\/])[^_\\/][^\\/]*\.(?:md|yaml)$/.test(name)).length;
}
