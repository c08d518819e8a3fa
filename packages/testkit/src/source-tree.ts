import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** A package of the repository, as its files stand on the disk. */
export interface SourcePackage {
  /** Name of its folder below `packages/`. */
  readonly folder: string;
  readonly name: string;
  readonly manifest: PackageManifest;
  /** Its own TypeScript, tests included, in the order of paths. */
  readonly files: readonly SourceText[];
}

/** What is read of a package.json. */
export interface PackageManifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: { readonly [subpath: string]: string | { readonly 'helpgen-source': string } };
  readonly dependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
  /** `bundled`: the packages of which what is used is put into the package when it is packed. */
  readonly helpgen?: { readonly bundled?: readonly string[] };
}

/** A file of a package. */
export interface SourceText {
  /** Relative to the repository, POSIX. */
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
  readonly imports: readonly ImportedName[];
}

/** What one import or re-export names. */
export interface ImportedName {
  readonly specifier: string;
  /** The file of the same package that a relative specifier leads to, relative to the repository. */
  readonly file?: string;
  readonly isTypeOnly: boolean;
}

/** Every package below `packages/`, in the order of their folders. */
export function readPackages(root: string): readonly SourcePackage[] {
  const folders = readdirSync(join(root, 'packages'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .toSorted()
    .filter((folder) => existsSync(join(root, 'packages', folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')) as PackageManifest;
      return { folder, name: manifest.name, manifest, files: readSources(root, join(root, 'packages', folder, 'src')) };
    });
}

function readSources(root: string, folder: string): readonly SourceText[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return paths.toSorted().map((path) => {
    const text = readFileSync(path, 'utf8');
    // What only tests use stands in `testing/` and `fixtures/`; neither is published.
    const isTest = /\.test\.tsx?$/.test(path) || /\/(?:testing|fixtures)\//.test(path);
    return { path: relative(root, path), text, isTest, imports: importsOf(root, path, text) };
  });
}

/** Imports at the start of a line, so that code inside of strings does not count; dynamic ones anywhere. */
function importsOf(root: string, path: string, text: string): readonly ImportedName[] {
  const statements = text.matchAll(/^(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]*?\sfrom\s+)?'([^']+)'/gm);
  const calls = text.matchAll(/\bimport\((['"])([@\w.][\w@./-]*)\1\)/g);
  const found = [
    ...[...statements].map(([, type, specifier = '']) => ({ specifier, isTypeOnly: type !== undefined })),
    ...[...calls].map(([, , specifier = '']) => ({ specifier, isTypeOnly: false })),
  ];
  return found.map((name) =>
    name.specifier.startsWith('.') ? { ...name, file: relative(root, resolve(dirname(path), name.specifier)) } : name,
  );
}

/** The first cycle of a graph as the way round it; `undefined` when there is none. */
export function findCycle(edges: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (node: string): readonly string[] | undefined => {
    if (done.has(node)) return undefined;
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    way.push(node);
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle !== undefined) return cycle;
    }
    way.pop();
    done.add(node);
    return undefined;
  };
  for (const node of edges.keys()) {
    const cycle = visit(node);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
