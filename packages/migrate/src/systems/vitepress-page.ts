import path from 'node:path';
import type { CodeFolders } from '../convert/code-folders.ts';
import type { PageLosses } from '../convert/page-losses.ts';
import type { ForeignPage } from '../foreign-site.ts';
import type { Known, KnownFunction } from '../read/known.ts';

/** A name that a page imports. */
export interface ImportedName {
  readonly local: string;
  readonly exported: string;
  readonly from: string;
}

/** What the conversion of a page of VitePress needs to know of its site. */
export interface VitePressContext {
  /** The folder that `@` stands for. */
  readonly sourceFolder: string;
  readonly hasMath: boolean;
  /** Where the file at a path of the old site lies in the new one; `undefined`: it does not exist. */
  readonly newPath: (file: string) => string | undefined;
  readonly textAt: (file: string) => string | undefined;
  /** What a language of the site is called in its pages. */
  readonly language: (locale: string) => string;
  /** The options of the theme in a language. */
  readonly theme: (locale: string) => Known;
  /** What is shown of a folder of code that a component is given. */
  readonly codeFolder: CodeFolders;
  /** The component that the page calls `name`, of the file that it imports or of the theme. */
  readonly component: (name: string) => KnownFunction | undefined;
  /** What an expression of the page stands for, as far as it is known. */
  readonly value: (expression: string) => Known;
  /** What `html`, a template of Vue in the page, shows. */
  readonly template: (html: string) => Known;
  /** Whether no script of the page or of the site gives `name` a value. */
  readonly isUnnamed: (name: string) => boolean;
  /** The same for the page with `part` put in, whose scripts are its own then. */
  readonly withPart: (part: string) => VitePressContext;
  /** Label of the page in the sidebar of its language. */
  readonly label: string | undefined;
}

/** A page while it is converted. */
export interface PageWork {
  /** How many components stand around the text. */
  readonly depth?: number;
  readonly page: ForeignPage;
  /** The file that the text was put in from, where it is another one. */
  readonly partFile?: string;
  readonly context: VitePressContext;
  readonly frontMatter: { readonly [key: string]: unknown };
  readonly note: PageLosses['note'];
  readonly noteHarmless: PageLosses['note'];
}

/** The file that `name` means: `@/` begins at the folder of the sources, everything else at that of the page. */
export function fileOf(name: string, { page, context }: PageWork, from = page.from): string {
  const base = name.startsWith('@')
    ? path.posix.join(context.sourceFolder, name.replace(/^@\/?/, ''))
    : `${path.posix.dirname(from)}/${name}`;
  return path.posix.normalize(base).replace(/^\.\//, '');
}

/** Whether `expression` needs names that nothing gives a value, and no others: Vue shows nothing in their place. */
export function isUntold(expression: string | undefined, { context }: { readonly context: Pick<VitePressContext, 'isUnnamed'> }): boolean {
  const [, alone, text = ''] = /^\s*(?:([A-Za-z_]\w*)(?:\?\.[\w.?[\]]+)?|`((?:[^`$]|\$\{\w+\})*)`)\s*$/.exec(expression ?? '') ?? [];
  const names = alone === undefined ? [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name) : [alone];
  return names.length > 0 && names.every((name) => context.isUnnamed(name));
}

/** What the scripts of a page import, each by its name in the page. */
export function importsIn(body: string): readonly ImportedName[] {
  return [...body.matchAll(/^[ \t]*import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*['"]([^'"\n]+)['"]/gm)].flatMap(
    ([, main, named = '', from = '']): readonly ImportedName[] => [
      ...(main === undefined ? [] : [{ local: main, exported: 'default', from }]),
      ...[...named.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)].map(([, exported = '', local = exported]) => ({ local, exported, from })),
    ],
  );
}
