import type { Json, MadeFile, MadePages, SourceInput, SourcePath } from '@helpgen/model';
import { preset } from '../preset.ts';

/** What the preset makes of the document `text`, with `others` beside it. */
export async function make(
  path: string,
  text: string,
  { others = {}, options = {} }: { readonly others?: { readonly [path: string]: string }; readonly options?: { readonly [name: string]: Json } } = {},
): Promise<MadePages> {
  const input: SourceInput = { path: path as SourcePath, text, locale: 'en', read: (name) => others[name], parseYaml: unasked, spanOf: unasked };
  const source = preset(options).sources.find(({ files }) => files.some((glob) => path.endsWith(glob.replace('*', ''))));
  return source?.kind === 'pages' ? source.make(input) : { files: [] };
}

/** What this preset has its own ways for. */
function unasked(): never {
  throw new Error('is not asked for');
}

/** The page at `path` among what was made. */
export function pageAt({ files }: MadePages, path: string): Extract<MadeFile, { readonly markdown: string }> {
  const file = files.find((made) => made.path === path);
  if (file === undefined || !('markdown' in file)) throw new Error(`no page ${path} among ${files.map((made) => made.path).join(', ')}`);
  return file;
}

/** The properties of each `part` on a page, in their order. */
export function partsOf(page: Extract<MadeFile, { readonly markdown: string }>, part: string): readonly Json[] {
  return (page.blocks ?? []).flatMap((mark) => (mark.kind === 'replaced' && mark.part === part ? [mark.props ?? {}] : []));
}

/** A document of OpenAPI with `paths` and `schemas`. */
export function document(paths: object, schemas: object = {}, rest: object = {}): string {
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths, components: { schemas }, ...rest }, null, 2);
}
