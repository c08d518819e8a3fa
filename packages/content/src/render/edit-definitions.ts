import type { Definition } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { rangeOf } from '../shape/mdast.ts';
import { locateDefinitionUrl } from './locate-url.ts';
import type { WrittenBody } from './to-body.ts';

/** Makes the addresses of link definitions holes of the Markdown copy: that of the first link or image that uses one. */
export function editDefinitions(definitions: readonly Definition[], written: WrittenBody, compilation: Compilation): void {
  for (const definition of definitions) {
    const range = locateDefinitionUrl(compilation.prepared.text, ...rangeOf(definition));
    if (range === undefined) continue;
    const link = written.links.findIndex((entry) => entry.url === definition.url);
    const asset = written.assets.findIndex((entry) => entry.url === definition.url);
    if (link >= 0) compilation.edits.push({ start: range.start, end: range.end, replacement: { link } });
    else if (asset >= 0) compilation.edits.push({ start: range.start, end: range.end, replacement: { asset } });
  }
}
