import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogue as coreCatalogue } from '@helpgen/model';
import api from '@helpgen/api';
import reference from '@helpgen/reference';
import script from '@helpgen/script';
import { findCycle, readPackages } from './source-tree.ts';
import type { SourcePackage, SourceText } from './source-tree.ts';

const root = join(import.meta.dirname, '../../..');
const packages = readPackages(root);
const sources = packages.flatMap(({ files }) => files);
const shipped = sources.filter(({ isTest }) => !isTest);
const ours = new Map(packages.map((item) => [item.name, item]));
const linesOf = ({ text }: SourceText): number => text.split('\n').length - 1;
const places = (files: readonly SourceText[], pattern: RegExp): readonly string[] =>
  files.flatMap(({ path, text }) => text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])));

/** A specifier's package: `@helpgen/model/url` and `@helpgen/model` are of `@helpgen/model`. */
const packageOf = (specifier: string): string => specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');

describe('who may import whom', () => {
  /** By folder; what only tests need of others is theirs to choose, but for the workshop. */
  const allowed: { readonly [folder: string]: readonly string[] } = {
    model: [],
    copy: ['@helpgen/model'],
    disk: [],
    bundler: ['@helpgen/model', '@helpgen/disk'],
    manifest: ['@helpgen/model', '@helpgen/copy', '@helpgen/disk'],
    diagrams: ['@helpgen/model'],
    markdown: ['@helpgen/model'],
    highlight: ['@helpgen/model'],
    content: ['@helpgen/model', '@helpgen/diagrams', '@helpgen/markdown', '@helpgen/highlight'],
    site: ['@helpgen/model'],
    search: ['@helpgen/model'],
    'search-export': ['@helpgen/search'],
    runtime: ['@helpgen/model', '@helpgen/search'],
    theme: ['@helpgen/model', '@helpgen/runtime'],
    script: ['@helpgen/model'],
    reference: ['@helpgen/model', '@helpgen/runtime', '@helpgen/script'],
    api: ['@helpgen/model', '@helpgen/runtime'],
    engine: ['@helpgen/model', '@helpgen/content', '@helpgen/bundler', '@helpgen/copy', '@helpgen/disk', '@helpgen/manifest', '@helpgen/site', '@helpgen/search', '@helpgen/search-export'],
    init: ['@helpgen/model'],
    migrate: ['@helpgen/model'],
    move: ['@helpgen/model', '@helpgen/site', '@helpgen/engine'],
    review: ['@helpgen/model', '@helpgen/engine'],
    server: ['@helpgen/model'],
    preview: ['@helpgen/model', '@helpgen/runtime', '@helpgen/engine', '@helpgen/move', '@helpgen/server'],
    mcp: ['@helpgen/model', '@helpgen/engine', '@helpgen/server'],
    cli: ['@helpgen/model', '@helpgen/engine', '@helpgen/init', '@helpgen/mcp', '@helpgen/migrate', '@helpgen/move', '@helpgen/preview', '@helpgen/review', '@helpgen/server'],
    bench: ['@helpgen/model', '@helpgen/engine', '@helpgen/migrate', '@helpgen/search', 'helpgen'],
    testkit: packages.map(({ name }) => name),
  };
  test('rooms import only downward', () => {
    const wrong = packages.flatMap(({ folder, name, files }) =>
      files.flatMap((file) =>
        file.imports
          .map(({ specifier }) => packageOf(specifier))
          .filter((target) => ours.has(target) && (file.isTest ? target === '@helpgen/testkit' && name !== target : !allowed[folder]?.includes(target)))
          .map((target) => `${file.path} imports ${target}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('engine and bundler name the runtime in the code that they bundle and nowhere else, and nobody imports the theme', () => {
    const naming = shipped.filter(({ path, text }) => /^packages\/(?:bundler|engine)\//.test(path) && /@helpgen\/(?:runtime|theme)\//.test(text));
    expect(naming.map(({ path }) => path).filter((path) => !/\/[^/]*bundle[^/]*$/.test(path))).toEqual([]);
    const importing = sources.filter(({ imports }) => imports.some(({ specifier }) => packageOf(specifier) === '@helpgen/theme'));
    expect(importing.map(({ path }) => path)).toEqual([]);
  });

  test('the core imports no preset: a site names those that it wants', () => {
    const core = shipped.filter(({ path }) => !/^packages\/(?:api|reference|script|testkit)\//.test(path));
    const importing = core.filter(({ imports }) => imports.some(({ specifier }) => /^@helpgen\/(?:api|reference|script)\b/.test(specifier)));
    expect(importing.map(({ path }) => path)).toEqual([]);
  });

  test('imports of other packages go through a front door', () => {
    const wrong = shipped.flatMap((file) =>
      file.imports
        .filter(({ specifier }) => {
          const target = ours.get(packageOf(specifier));
          if (target === undefined) return false;
          const door = `.${specifier.slice(target.name.length)}`;
          return ![door, door.replace(/[^/]+$/, '*')].some((key) => target.manifest.exports[key] !== undefined);
        })
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('a relative import stays inside of its package, and nobody imports his own front door', () => {
    const wrong = packages.flatMap(({ folder, name, files }) =>
      files
        .filter(({ isTest }) => !isTest)
        .flatMap((file) =>
          file.imports
            .filter(({ specifier, file: target }) => packageOf(specifier) === name || target === `packages/${folder}/src/index.ts` || target?.startsWith(`packages/${folder}/${target.endsWith('.css') ? '' : 'src/'}`) === false)
            .map(({ specifier }) => `${file.path} imports ${specifier}`),
        ),
    );
    expect(wrong).toEqual([]);
  });

  test('files of a package import each other in no circle, types included', () => {
    const cycles = packages.map(({ files }) => findCycle(new Map(files.map(({ path, imports }) => [path, imports.flatMap(({ file }) => file ?? [])]))));
    expect(cycles.filter((cycle) => cycle !== undefined)).toEqual([]);
  });

  test('packages depend on each other in no circle', () => {
    const edges = new Map(packages.map(({ name, manifest }) => [name, Object.keys(manifest.dependencies ?? {}).filter((target) => ours.has(target))]));
    expect(findCycle(edges)).toBeUndefined();
  });

  test('the config as a whole is named in model, site, manifest and engine only', () => {
    const naming = places(shipped, /\bSiteConfig\b/).filter((place) => !/^packages\/(?:model|site|manifest|engine|testkit)\//.test(place));
    expect(naming).toEqual([]);
  });
});

describe('dependencies', () => {
  /** Types alone: nothing is loaded at run time. */
  const typesOnly = new Set(['estree', 'hast', 'mdast', 'unist']);

  test('each import names a dependency of its package, and what is shipped needs no development dependency', () => {
    const wrong = packages.flatMap((item) => item.files.flatMap((file) => file.imports.filter(({ specifier }) => !specifier.startsWith('.') && !isDeclared(item, file, specifier)).map(({ specifier }) => `${file.path} imports ${specifier}`)));
    expect(wrong).toEqual([]);
  });

  test('each dependency is imported', () => {
    const unused = packages.flatMap((item) => {
      const imported = new Set(item.files.flatMap(({ imports, isTest }) => (isTest && item.manifest.private !== true ? [] : imports.map(({ specifier }) => packageOf(specifier)))));
      return Object.keys(item.manifest.dependencies ?? {})
        .filter((name) => !imported.has(name.replace(/^@types\//, '')) && !named[item.folder]?.includes(name))
        .map((name) => `${item.name} does not import ${name}`);
    });
    expect(unused).toEqual([]);
  });

  /**
   * What a package needs without an import that can be seen: icons are JSON; engine and bundler find theme, runtime, presets
   * and React by name, and what its own bundle holds of content loads grammars one by one; tests have folders of their own.
   */
  const named: { readonly [folder: string]: readonly string[] } = {
    bundler: ['@helpgen/runtime', '@helpgen/theme', 'react', 'react-dom'],
    engine: ['@helpgen/runtime', '@helpgen/theme', '@helpgen/api', '@helpgen/reference', '@helpgen/script', 'react', 'refractor'],
    // The preview, which is inside of what is published, watches files by it.
    cli: ['chokidar'],
    content: ['@iconify-json/lucide'],
    bench: ['helpgen'],
    testkit: ['@helpgen/move', '@helpgen/review', '@helpgen/content', '@helpgen/site', '@helpgen/search', '@helpgen/search-export', '@helpgen/runtime', '@helpgen/theme', 'helpgen', 'playwright-core', 'axe-core', 'fast-check'],
  };

  function isDeclared({ manifest, name }: SourcePackage, file: SourceText, specifier: string): boolean {
    const target = packageOf(specifier);
    if (specifier.startsWith('node:') || target === name || target === '@jest/globals') return true;
    const { dependencies = {}, peerDependencies = {}, devDependencies = {}, helpgen = {} } = manifest;
    if (typesOnly.has(target)) return `@types/${target}` in { ...dependencies, ...devDependencies };
    // What a package is shipped as holds what it was bundled of.
    if (file.isTest && target === 'esbuild') return true;
    const isBundled = /\.\/dist\/bundle(?:\/|\.js")/.test(JSON.stringify(manifest.exports));
    // Packed, it holds what is used of these; of all others an installation has what it needs.
    const isInside = helpgen.bundled?.includes(target) === true;
    return target in { ...dependencies, ...peerDependencies, ...(file.isTest || isBundled || isInside ? devDependencies : {}) };
  }

  test('all that is installed with helpgen has at most 20 direct dependencies of others at run time', () => {
    const installed = new Set(['helpgen']);
    const names = new Set<string>();
    for (const own of installed) {
      const { dependencies, peerDependencies } = ours.get(own)?.manifest ?? {};
      for (const name of Object.keys({ ...dependencies, ...peerDependencies })) (ours.has(name) ? installed : names).add(name);
    }
    expect(names.size <= 20 ? [] : [...names].toSorted()).toEqual([]);
  });
});

describe('purity', () => {
  test('model, content, site, search and presets know no Node, clock, chance, console or locale of the machine', () => {
    const pure = shipped.filter(({ path }) => /^packages\/(?:model|content|copy|diagrams|markdown|highlight|site|search|search-export|script|reference|api)\//.test(path));
    const impure = /['"]node:|\bprocess\.|\bconsole\.|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\b\.|\bglobalThis\b|\bset(?:Timeout|Interval|Immediate)\(|\bfetch\(|\beval\(|\bnew Function\(/;
    expect(places(pure, impure)).toEqual([]);
    expect(places(pure, /\.toLocale\w+\(\)|\.localeCompare\(\w+\)|new Intl\.\w+\(\)/)).toEqual([]);
  });

  test('what draws a page knows no clock, chance or locale of the machine', () => {
    const drawing = shipped.filter(({ path }) => /^packages\/(?:runtime|theme)\/src\/.*\.tsx$/.test(path));
    expect(places(drawing, /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\.toLocale\w+\(\)|new Intl\.\w+\(\)/)).toEqual([]);
  });

  test('no module keeps a variable, and none is a class without a life of its own', () => {
    expect(places(shipped, /^(?:export )?(?:let|var) /)).toEqual([]);
    // What is thrown, what React wants so, the growing byte arrays of the search index, and what lives in a page.
    const classes = places(shipped, /^(?:export )?(?:default )?(?:abstract )?class (?!HelpgenError\b|ErrorBoundary\b)/);
    expect(classes.filter((place) => !/^packages\/(?:search|runtime|theme)\//.test(place))).toEqual([]);
  });
});

describe('paths of the operating system', () => {
  const onDisk = shipped.filter(({ path }) => /^packages\/(?:bundler|disk|manifest|engine|init|server|preview|cli|bench|testkit)\//.test(path));
  /** Here `/` parts addresses of the site and paths of the config, which are alike on every system. */
  const ofSite = /\/(?:emit-presets|sources-for-route|index-search|render-page|create-file-store|make-address-table|text-corpus|write-corpus)\.ts:/;

  test('they are joined by Node, and no `/` is put behind a folder', () => {
    expect(places(onDisk, /\$\{[^}]*(?:root|folder|dir|dirname|cwd|staging|home|tmpdir\(\))\}\//i).filter((place) => !ofSite.test(place))).toEqual([]);
  });

  test('whether one lies below another, and how it is named from there, is asked of `disk/src/system-path.ts`', () => {
    const byHand = /startsWith\(`\$\{[^}]*\}\/`\)|startsWith\('\.\.'\)|startsWith\([\w.]+ \+ '\/'|split\('\/'\)|\.slice\([\w.]*root\.length/i;
    expect(places(onDisk, byHand).filter((place) => !ofSite.test(place))).toEqual([]);
  });
});

describe('size, shape and names', () => {
  test('no file is over 400 lines, nine in ten are under 250, half are under 100', () => {
    const sizes = shipped.map((file) => ({ path: file.path, lines: linesOf(file) }));
    const ordered = sizes.map(({ lines }) => lines).toSorted((a, b) => a - b);
    expect(sizes.filter(({ lines }) => lines > 400)).toEqual([]);
    expect(ordered[Math.floor(ordered.length * 0.9)]).toBeLessThan(250);
    expect(ordered[Math.floor(ordered.length * 0.5)]).toBeLessThan(100);
    expect(sources.filter((file) => file.isTest && linesOf(file) > 400).map(({ path }) => path)).toEqual([]);
  });

  test('no line of what is shipped is over 160 characters', () => {
    // A regular expression cannot be broken, and a script that is sent as it stands grows by every break.
    expect(places(shipped, /^.{161,}/u).filter((place) => !/-script\.ts:\d+ |^\S+ \/\^/.test(place))).toEqual([]);
  });

  test('a file is kebab-case, a component PascalCase, and neither has a name that says nothing', () => {
    const stems = sources.map(({ path }) => ({ path, stem: basename(path).replace(/(?:\.test|\.d)?\.tsx?$/, '') }));
    expect(stems.filter(({ path, stem }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stem) && !(path.endsWith('.tsx') && /^(?:[A-Z][a-z0-9]*)+$/.test(stem)))).toEqual([]);
    expect(stems.filter(({ path }) => /(?:^|[/-])(?:utils?|helpers?|common|misc|managers?|service|(?<=\/)(?:data|info)(?=\.))(?:[-./]|$)/i.test(path))).toEqual([]);
  });

  test('no index.ts but the package’s own, and it re-exports and does nothing else', () => {
    const doors = sources.filter(({ path }) => basename(path) === 'index.ts');
    expect(doors.filter(({ path }) => !/^packages\/[^/]+\/src\/(?:catalogue\/)?index\.ts$/.test(path)).map(({ path }) => path)).toEqual([]);
    // A theme's entry is its theme; the benchmark's is its program.
    const acting = doors.filter(({ path, text }) => !/\/(?:theme|bench|catalogue)\//.test(path.replace('/src/index', '/index')) && text.replace(/^export (?:type )?(?:\*|\{[^}]*\}) from '[^']+';$/gm, '').trim() !== '');
    expect(acting.map(({ path }) => path)).toEqual([]);
  });

  test('only themes and presets have default exports, and there are no enums, namespaces or decorators', () => {
    const defaults = places(shipped, /^export default\b|\bas default\b/).map((place) => place.split(':')[0]);
    expect(defaults).toEqual([
      'packages/api/src/index.ts', 'packages/api/src/theme/client.ts', 'packages/api/src/theme/server.ts',
      'packages/reference/src/index.ts', 'packages/reference/src/theme/client.ts', 'packages/reference/src/theme/server.ts',
      'packages/script/src/index.ts', 'packages/theme/src/client.ts', 'packages/theme/src/index.ts', 'packages/theme/src/server.ts',
    ]);
    expect(places(sources, /^(?:export )?(?:declare )?(?:const )?(?:enum|namespace) |^\s*@\w+\(/)).toEqual([]);
  });

  test('constants are camelCase, and a note to do something has the number of an issue', () => {
    expect(places(shipped, /^(?:export )?const [A-Z][A-Z0-9]*_[A-Z0-9_]+\b/)).toEqual([]);
    expect(places(shipped, /\b(?:TODO|FIXME|XXX)\b(?!.*#\d)/)).toEqual([]);
  });

  test('every export says in a sentence what it is', () => {
    const silent = shipped.flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => (isDeclaredExport(line) && !(lines[index - 1] ?? '').trimEnd().endsWith('*/') ? [`${path}:${index + 1} ${line}`] : []));
    });
    expect(silent).toEqual([]);
  });

  test('tests mock no modules, keep no snapshot files, and none is left out or alone', () => {
    const tests = sources.filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.endsWith('/house.test.ts'));
    expect(places(tests, /\bjest\.(?:unstable_)?(?:mock|mockModule|doMock)\(|toMatchSnapshot\(/)).toEqual([]);
    expect(places(tests, /\b(?:test|it|describe)\.(?:only|skip|todo)\(|\bx(?:it|test|describe)\(|\bf(?:it|describe)\(/)).toEqual([]);
  });
});

const isTable = ({ path }: SourceText): boolean => /^packages\/\w+\/src\/catalogue\.ts$/.test(path);
const isWording = ({ path }: SourceText): boolean => path.endsWith('/wordings-ru.ts');

describe('the catalogue', () => {
  const entries = Object.entries({ ...coreCatalogue, ...script.catalogue, ...reference({}).catalogue, ...api({}).catalogue });

  test('every code has its room’s number, a title, whole sentences, and a paragraph for `helpgen explain`', () => {
    const poor = entries.filter(
      ([code, { title, message, hint = '.', explanation }]) =>
        !/^HG[1-79]\d{3}$/.test(code) || !/^[A-Z`g].*[^.]$/.test(title) || !/[.:?!`)}]$/.test(message) || ![hint].flat().every((line) => /^[A-Z`{].*[.:?!`)}]$|^\.$/.test(line)) || !explanation.endsWith('.') || explanation.length < 40,
    );
    expect(poor.map(([code]) => code)).toEqual([]);
    expect(entries.filter(([, { message, hint = '' }]) => /\bplease\b/i.test(message + hint) || /\binvalid\b/i.test(message)).map(([code]) => code)).toEqual([]);
  });

  test('no code stands in two tables', () => {
    const folder = join(root, 'packages/model/src/catalogue/en');
    const tables = [...shipped.filter(isTable).map(({ text }) => text), ...readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))];
    const written = tables.flatMap((text) => [...text.matchAll(/^ {2}"?(HG\d{4})"?: \{/gm)].map(([, code]) => code));
    expect(written.toSorted()).toEqual(entries.map(([code]) => code).toSorted());
  });

  test('every code has a test that provokes it', () => {
    const inSites = readdirSync(join(root, 'packages/testkit/sites')).filter((name) => name.endsWith('.ts'));
    const tests = [...sources.filter(({ isTest, path }) => isTest && !path.endsWith('/house.test.ts')).map(({ text }) => text), ...inSites.map((name) => readFileSync(join(root, 'packages/testkit/sites', name), 'utf8'))].join('\n');
    expect(entries.map(([code]) => code).filter((code) => !tests.includes(code))).toEqual([]);
  });

  test('every code is made somewhere', () => {
    const making = shipped.filter((file) => !isTable(file) && !isWording(file)).map(({ text }) => text).join('\n');
    expect(entries.map(([code]) => code).filter((code) => !making.includes(code))).toEqual([]);
  });
});

function isDeclaredExport(line: string): boolean {
  return /^export (?:default |abstract |async )*(?:const|function\*?|interface|type|class)\s+(?!\{)\w/.test(line) && !line.includes('${');
}
