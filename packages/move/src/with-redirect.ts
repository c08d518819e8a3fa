import type { JsonNode, SourcePath } from '@helpgen/model';
import { parseJsonSource } from '@helpgen/model';
import { editList } from './json-edits.ts';
import { shield } from './rewrite-url.ts';

/** The config `text` with `redirect` as the last of its redirects; `undefined` where it is no JSON. */
export function withRedirect(text: string, redirect: { readonly from: string; readonly to: string }): string | undefined {
  const root = rootOf(text);
  if (root === undefined) return undefined;
  const [edit] = editList(text, root, 'redirects', { removed: new Set(), items: [writeRedirect(redirect)] });
  return edit === undefined ? undefined : text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

/** The JSON that the config `text` is; `undefined` where it is none. */
export function rootOf(text: string): JsonNode | undefined {
  return parseJsonSource({ path: '' as SourcePath, text: text.replace(/^\uFEFF/, ' '), digest: '' }).value?.root;
}

/** A redirect as JSON. */
export function writeRedirect({ from, to }: { readonly from: string; readonly to: string }): string {
  return `{ "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(shield(to))} }`;
}
