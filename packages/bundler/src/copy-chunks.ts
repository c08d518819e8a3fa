import type { BundleFile } from '@helpgen/model';
import { pairsOf } from './fold-chunks.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const importStatement = /\bimport(?:\{([^}]*)\}from)?"\.\/(chunk-[\w-]+\.js)";/g;

/** A larger chunk is worth the request that it costs. */
const mostBytes = 1500;

/**
 * A bundle in which small chunks of plain functions stand in each of the scripts that import them. esbuild makes a file of
 * whatever two scripts share, and a browser asks for it only when the script is there that imports it. Functions that keep
 * nothing between their calls can be had twice; a chunk with anything else in it, and one that is loaded by name, stays.
 */
export function copyChunks(files: readonly BundleFile[], folder: string): readonly BundleFile[] {
  const texts = new Map(files.flatMap(({ path, bytes }) => (path.endsWith('.js') ? [[path as string, decoder.decode(bytes)] as const] : [])));
  const copied = new Map<string, { readonly body: string; readonly exported: string }>();
  for (const [path, text] of texts) {
    const name = path.slice(folder.length);
    const [, body = '', exported = ''] = /^([^]*?)export\{([^}]*)\};?\s*$/.exec(text) ?? [];
    const isLoadedByName = [...texts.values()].some((other) => other.includes(`import("./${name}")`));
    if (
      path === `${folder}${name}` &&
      /^chunk-[\w-]+\.js$/.test(name) &&
      text.length <= mostBytes &&
      !isLoadedByName &&
      holdsFunctionsAlone(body)
    )
      copied.set(name, { body, exported });
  }
  return files.flatMap((file) => {
    const text = texts.get(file.path);
    if (text === undefined) return [file];
    if (copied.has(file.path.slice(folder.length))) return [];
    const written = text.replace(importStatement, (statement, bindings: string | undefined, name: string) => {
      const chunk = copied.get(name);
      if (chunk === undefined) return statement;
      // What is imported for its order alone does nothing when it is loaded.
      return bindings === undefined
        ? ''
        : `var{${pairsOf(bindings, ([outer, inner]) => `${outer}:${inner}`)}}=(()=>{${chunk.body}` +
            `return{${pairsOf(chunk.exported, ([inner, outer]) => `${outer}:${inner}`)}}})();`;
    });
    return written === text ? [file] : [{ ...file, bytes: encoder.encode(written) }];
  });
}

/** Whether the minified `body` is certainly nothing but declarations of functions: what cannot be told for sure is not. */
function holdsFunctionsAlone(body: string): boolean {
  let bare = body.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\$])*`/g, '0');
  // A regular expression can hold anything; behind a name or a bracket a slash divides.
  if (/`|(?<![\w$)\]])\/|\b(?:return|typeof|case|in|of|void|delete)\//.test(bare)) return false;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/\{[^{}]*\}/g, ';');
  }
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, '');
  }
  return /^\s*(?:(?:async )?function\*?\s*[\w$]+;+\s*)+$/.test(bare);
}
