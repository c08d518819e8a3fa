// Puts into an unpacked package the declarations that its own name of packages of ours which are published nowhere.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const importOf = /\b((?:import|export)(?: type)?) \{([^}]*)\} from '(@helpgen\/[^']+)';/g;

/** Copies them below `dist` of the package in `folder`, each with what it imports itself; `privates` has the folders of those packages by name. */
export function takeTypes(folder, privates) {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return;
  let isChanged = false;
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))) {
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    const own = text.replace(importOf, (statement, verb, names, from) => {
      const home = privates.get(from);
      if (home === undefined) return statement;
      const target = join(dist, from.slice('@helpgen/'.length));
      const takeOne = (name) => `${verb} { ${name} } from '${take(join(home, 'dist'), name.replace(/^type /, ''), file, target)}';`;
      return names.split(',').map((name) => takeOne(name.trim())).join('\n');
    });
    if (own === text) continue;
    writeFileSync(file, own);
    isChanged = true;
  }
  // What was taken may name packages that are published nowhere, too.
  if (isChanged) takeTypes(folder, privates);
}

/** Copies the declaration of `type` from the package with the declarations in `source` to `target`; gives its path, seen from `file`. */
function take(source, type, file, target) {
  const door = readFileSync(join(source, 'index.d.ts'), 'utf8');
  const [, address] = [...door.matchAll(/\{([^}]*)\} from '(\.[^']+)';/g)].find(([, names]) => new RegExp(`\\b${type}\\b`).test(names))?.slice(1) ?? [];
  if (address === undefined) throw new Error(`${source} exports no ${type}.`);
  copy(source, address.replace(/\.ts$/, '.d.ts'), target);
  return relative(dirname(file), join(target, address)).replaceAll('\\', '/').replace(/^(?!\.)/, './');
}

function copy(source, path, target) {
  if (existsSync(join(target, path))) return;
  cpSync(join(source, path), join(target, path));
  for (const [, address] of readFileSync(join(source, path), 'utf8').matchAll(/\bfrom '(\.[^']+)';/g)) copy(source, join(dirname(path), address.replace(/\.ts$/, '.d.ts')), target);
}
