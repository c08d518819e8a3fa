import type { BundleFile } from '@helpgen/model';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
/** An import that is no chunk's any more: of what another script holds. */
const heldImport = /\bimport\{[^}]*\}from"\.\/(?!chunk-)[\w-]+\.js";/g;
const importStatement = /\bimport(?:\{([^}]*)\}from)?"\.\/(chunk-[\w-]+\.js)";/g;

/**
 * A bundle in which the script at `entry` holds the chunks that it imports at once. As soon as something is loaded on
 * demand, esbuild parts what it shares with the entry into files of their own: requests of every reader, and worse to
 * compress, for what is needed at once anyway. The others take it from the entry, which is there when they come.
 *
 * A folded chunk is an object of the entry, so what it exports must not be assigned anew later; a chunk that loads
 * others on demand by name, or is loaded so, stays as it is.
 */
export function foldChunks(files: readonly BundleFile[], entry: string): readonly BundleFile[] {
  const texts = new Map(files.flatMap(({ path, bytes }) => (path.endsWith('.js') ? [[path as string, decoder.decode(bytes)] as const] : [])));
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const entryName = entry.slice(folder.length);
  const holders = new Map<string, string>();
  let held = '';
  // Statements of the whole script, in the function of a chunk they would be wrong.
  const imports = new Set<string>();
  const hoist = (text: string): string => text.replace(heldImport, (statement) => (imports.add(statement), ''));
  // Scripts that take from two of them tell theirs apart by it.
  const [stem = ''] = /^\w+/.exec(entryName) ?? [];
  for (const name of chunksInOrder(texts, folder, texts.get(entry) ?? '')) {
    const [, body, exported = ''] = /^([^]*?)export\{([^}]*)\};?\s*$/.exec(texts.get(folder + name) ?? '') ?? [];
    const isLoadedByName = [...texts.values()].some((text) => text.includes(`import("./${name}")`));
    if (body === undefined || isLoadedByName || /\bimport\(/.test(body) || takesFromOthers(body, holders)) continue;
    const holder = `hgShared_${stem}${holders.size}`;
    held += `var ${holder}=(()=>{${hoist(takeFrom(body, holders))}return{${pairsOf(exported, ([inner, outer]) => `${outer}:${inner}`)}}})();`;
    holders.set(name, holder);
  }
  if (holders.size === 0) return files;
  for (const [path, text] of texts) {
    const folded = holders.has(path.slice(folder.length));
    if (folded) texts.delete(path);
    else if (path === entry) {
      const own = hoist(takeFrom(text, holders));
      texts.set(path, `${[...imports].join('')}${held}${own}\nexport{${[...holders.values()].join(',')}};\n`);
    } else texts.set(path, takeFrom(text, holders, entryName));
  }
  return files.flatMap((file) => {
    if (!file.path.endsWith('.js')) return [file];
    const text = texts.get(file.path);
    return text === undefined ? [] : [{ ...file, bytes: encoder.encode(text) }];
  });
}

/** The chunks that `text` imports at once, directly or through others, those that others need first. */
function chunksInOrder(texts: ReadonlyMap<string, string>, folder: string, text: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, , name = ''] of text.matchAll(importStatement)) {
    if (found.has(name)) continue;
    chunksInOrder(texts, folder, texts.get(folder + name) ?? '', found);
    found.add(name);
  }
  return found;
}

function takesFromOthers(body: string, holders: ReadonlyMap<string, string>): boolean {
  return [...body.matchAll(importStatement)].some(([, , name = '']) => !holders.has(name));
}

/** `text` with its imports of folded chunks taken from their holders; those are imported from `entryName` first, when it is given. */
function takeFrom(text: string, holders: ReadonlyMap<string, string>, entryName?: string): string {
  return text.replace(importStatement, (statement, bindings: string | undefined, name: string) => {
    const holder = holders.get(name);
    if (holder === undefined) return statement;
    if (bindings === undefined) return '';
    const imported = entryName === undefined ? '' : `import{${holder}}from"./${entryName}";`;
    return `${imported}var{${pairsOf(bindings, ([outer, inner]) => `${outer}:${inner}`)}}=${holder};`;
  });
}

/** The entries of the imports or exports `a as b,c` as `write` gives them, the name before `as` first. */
export function pairsOf(list: string, write: (names: readonly [string, string]) => string): string {
  return list.split(',').map((entry) => {
    const [first = '', second = first] = entry.trim().split(' as ');
    return write([first, second]);
  }).join(',');
}
