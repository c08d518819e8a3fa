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
  /** The component that pages call `name`, of the file that one imports or of the theme. */
  readonly component: (name: string, imported: ImportedName | undefined) => KnownFunction | undefined;
  /** What an expression of the page stands for, as far as it is known. */
  readonly value: (expression: string) => Known;
  /** Label of the page in the sidebar of its language. */
  readonly label: string | undefined;
}

/** A page while it is converted. */
export interface PageWork {
  /** How many components stand around the text. */
  readonly depth?: number;
  readonly page: ForeignPage;
  readonly context: VitePressContext;
  readonly frontMatter: { readonly [key: string]: unknown };
  readonly note: PageLosses['note'];
  readonly noteHarmless: PageLosses['note'];
}

/** The file that `name` means: `@/` begins at the folder of the sources, everything else at that of the page. */
export function fileOf(name: string, { page, context }: PageWork): string {
  const base = name.startsWith('@')
    ? path.posix.join(context.sourceFolder, name.replace(/^@\/?/, ''))
    : `${path.posix.dirname(page.from)}/${name}`;
  return path.posix.normalize(base).replace(/^\.\//, '');
}
