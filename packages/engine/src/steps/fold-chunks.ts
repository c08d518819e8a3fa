import type { BundleFile } from '@helpgen/model';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * A bundle in which the script at `entry` holds those chunks that nobody else takes anything from. As soon as something
 * is loaded on demand, esbuild parts its few lines for CommonJS into a file that every script names and the entry alone
 * uses: a request of every reader for nothing.
 */
export function foldChunks(files: readonly BundleFile[], entry: string): readonly BundleFile[] {
  const texts = new Map(files.flatMap(({ path, bytes }) => (path.endsWith('.js') ? [[path as string, decoder.decode(bytes)] as const] : [])));
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const [statement, bindings = '', name = ''] of (texts.get(entry) ?? '').matchAll(/\bimport\{([^}]*)\}from"\.\/(chunk-[\w-]+\.js)";/g)) {
    const chunk = texts.get(folder + name) ?? '';
    const [, body, exported = ''] = /^([^]*?)export\{([^}]*)\};?\s*$/.exec(chunk) ?? [];
    const naming = `import"./${name}";`;
    const isShared = [...texts].some(([path, text]) => path !== entry && text.replace(naming, '').includes(name));
    if (body === undefined || isShared || /\bimport\b/.test(body)) continue;
    const folded = `var{${pairsOf(bindings, ([outer, inner]) => `${outer}:${inner}`)}}=(()=>{${body}return{${pairsOf(exported, ([inner, outer]) => `${outer}:${inner}`)}}})();`;
    for (const [path, text] of texts) texts.set(path, path === entry ? text.split(statement).join(folded) : text.replace(naming, ''));
    texts.delete(folder + name);
  }
  return files.flatMap((file) => {
    if (!file.path.endsWith('.js')) return [file];
    const text = texts.get(file.path);
    return text === undefined ? [] : [{ ...file, bytes: encoder.encode(text) }];
  });
}

/** The entries of `a as b,c` as `write` gives them, the name before `as` first. */
function pairsOf(list: string, write: (names: readonly [string, string]) => string): string {
  return list.split(',').map((entry) => {
    const [first = '', second = first] = entry.trim().split(' as ');
    return write([first, second]);
  }).join(',');
}
