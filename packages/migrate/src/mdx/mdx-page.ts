import path from 'node:path';
import type { Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { CodeFolders } from '../convert/code-folders.ts';
import { isIconPackage } from '../convert/icon-names.ts';
import { relativePath, type PageLosses } from '../convert/page-losses.ts';
import { walk } from '../convert/parse-markdown.ts';
import type { ForeignPage } from '../foreign-site.ts';
import { isRecord, notKnown, type Known, type KnownFunction } from '../read/known.ts';
import { dedent, indentAt, rangeOf } from '../rewrite.ts';
import { literalOf, type MdxName } from './literal-of.ts';
import type { PluginChange } from './site-plugins.ts';

/** An element in MDX. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether `node` is an element of MDX. */
export function isMdxElement(node: Nodes): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Gives a component of the site as a function; `undefined`: it cannot be read. */
export type ComponentReader = (file: string, exported: string) => KnownFunction | undefined;

/** A page that a list of cards names. */
export interface PageCard {
  readonly label: string;
  readonly description?: string | undefined;
  /** Its path in the new site. */
  readonly to?: string | undefined;
  /** Its address, where it is no page or a generated one. */
  readonly href?: string | undefined;
}

/** What the conversion of MDX needs to know of the site. */
export interface MdxContext {
  readonly page: ForeignPage;
  /** Where the file at a path of the old site lies in the new one; `undefined`: it does not exist. */
  readonly newPath: (file: string) => string | undefined;
  readonly textAt: (file: string) => string | undefined;
  /** The file that an import names, below the folder of the site; `undefined`: it is of a package. */
  readonly resolve: (from: string, specifier: string) => string | undefined;
  readonly hasMath: boolean;
  /** Languages of blocks of code that the old site shows as diagrams, and that are not drawn here. */
  readonly drawnFences?: ReadonlySet<string>;
  /** Reads a component of the site. */
  readonly component?: ComponentReader;
  /** What names stand for that no page has to import. */
  readonly everywhere?: ReadonlyMap<string, MdxName>;
  /** What a module of the site exports. */
  readonly exported?: (file: string, name: string) => Known;
  /** What packages export of which more is known than that they are called. */
  readonly packages?: { readonly [specifier: string]: Known };
  /** What is shown of a folder of code that a component is given. */
  readonly codeFolder?: CodeFolders;
  /** What plugins of the site do to the tree of a page. */
  readonly plugins?: readonly KnownFunction[];
  /** The pages of the category that the page is the head of, or stands in. */
  readonly cards?: () => readonly PageCard[] | undefined;
  /** The default export of `code`, a module that stands where `page` does. */
  readonly inPage?: (page: string, code: string) => Known;
}

/** A page while it is converted. */
export interface MdxWork extends MdxContext {
  /** The text that offsets belong to. */
  readonly body: string;
  readonly note: PageLosses['note'];
  readonly noteHarmless: PageLosses['note'];
  /** What imports and exports of the page stand for, by name. */
  readonly names: ReadonlyMap<string, MdxName>;
  readonly frontMatter: { readonly [key: string]: unknown };
  /** What plugins of the site change, by node. */
  readonly changes: ReadonlyMap<Nodes, PluginChange>;
  /** The value of an expression in the page, as far as it is known without running it. */
  readonly evaluated?: (expression: string) => Known;
  /** The text of a part of the site, by what it is given. */
  readonly writePart?: (part: GivenPart) => string | undefined;
  /** In the text of a component: what it was given, by slot. */
  readonly slot?: (name: string) => SlotText;
}

/** A part of the site that a page gives something to. */
export interface GivenPart {
  readonly file: string;
  readonly props: { readonly [name: string]: Known };
  /** By what losses in it are told of. */
  readonly work: MdxWork;
  /** How many parts stand around it. */
  readonly depth: number;
}

/** What a component is given between its tags. */
export interface SlotText {
  readonly nodes: readonly Nodes[];
  /** By what they are converted. */
  readonly work: MdxWork;
}

/** Reads the imports and exports of a page. */
export function namesOf(root: Root, context: MdxContext): ReadonlyMap<string, MdxName> {
  const names = new Map(context.everywhere);
  for (const node of walk(root)) {
    if (node.type !== 'mdxjsEsm') continue;
    const program: Program | null | undefined = node.data?.estree;
    for (const statement of program?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        const written = String(statement.source.value);
        for (const specifier of statement.specifiers) {
          const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
          names.set(specifier.local.name, nameOf(written, imported?.type === 'Identifier' ? imported.name : 'default', context));
        }
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration') {
        for (const { id, init } of statement.declaration.declarations) {
          if (id.type !== 'Identifier' || !init) continue;
          names.set(id.name, /Function/.test(init.type) ? { kind: 'own' } : { kind: 'value', value: literalOf(init, names) });
        }
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'FunctionDeclaration')
        names.set(statement.declaration.id.name, { kind: 'own' });
    }
  }
  return names;
}

function nameOf(written: string, exported: string, context: MdxContext): MdxName {
  if (context.packages?.[written] !== undefined) return { kind: 'known' };
  const isRaw = /^!!raw-loader!|\?raw$/.test(written);
  const file = context.resolve(context.page.from, written.replace(/^!!raw-loader!|^!!url-loader!/, '').replace(/\?\w+$/, ''));
  if (file === undefined) return isIconPackage(written) ? { kind: 'icon' } : { kind: 'component', file, exported };
  if (isRaw) return { kind: 'raw', file };
  if (/\.mdx?$/.test(file)) return { kind: 'text', file };
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|zip|json)$/i.test(file)) return { kind: 'asset', file };
  const value = /\.[cm]?[jt]s$/.test(file) ? context.exported?.(file, exported) : undefined;
  const isValue = value !== undefined && typeof value !== 'function' && !(isRecord(value) && 'calls' in value);
  return isValue ? { kind: 'value', value } : { kind: 'component', file, exported };
}

/** The way from the page to a file of the old site, in the new one. */
export function wayTo(file: string, { page, newPath }: MdxContext): string | undefined {
  const target = newPath(file);
  return target === undefined ? undefined : relativePath(page.to, target);
}

/** The address by which the page shows or links to a file of the old site; one of the static folder stands at the root of the site. */
export function addressTo(file: string, context: MdxContext): string | undefined {
  const target = context.newPath(file);
  return target?.startsWith('static/') === true ? target.slice('static'.length) : wayTo(file, context);
}

/** The attribute `name` of `element`; `true` when it has no value. */
export function attributeValue(element: MdxElement, name: string, work: Evaluated): Known {
  const found = element.attributes.find(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (found === undefined) return undefined;
  return valueOf(found, work);
}

/** By what the values of attributes are known. */
type Evaluated = Pick<MdxWork, 'names' | 'evaluated'>;

/** What an attribute says. */
export function valueOf({ value }: MdxJsxAttribute, { names, evaluated }: Evaluated): Known {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const [statement] = value.data?.estree?.body ?? [];
  const literal = statement?.type === 'ExpressionStatement' ? literalOf(statement.expression, names) : undefined;
  if (literal !== undefined) return literal;
  const found = evaluated?.(value.value);
  return found === notKnown || (isRecord(found) && 'calls' in found) ? undefined : found;
}

/** The text attribute `name`; empty when there is none that is known. */
export function textAttribute(element: MdxElement, name: string, work: Evaluated): string {
  const value = attributeValue(element, name, work);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Converts a node: to a text in its place, or to `undefined`, when it stays and its children are looked at. */
export type ConvertNode = (node: Nodes, work: MdxWork) => string | undefined;

/** The text from `start` to `end`, in which `nodes` stand, with what `convert` makes of them. */
export function render(work: MdxWork, [start, end]: readonly [number, number], nodes: readonly Nodes[], convert: ConvertNode): string {
  let result = '';
  let at = start;
  for (const node of nodes) {
    const range = rangeOf(node);
    const own = convert(node, work) ?? ('children' in node ? render(work, range, node.children, convert) : undefined);
    if (own === undefined) continue;
    result += work.body.slice(at, range[0]) + own;
    at = range[1];
  }
  return result + work.body.slice(at, end);
}

/** What stands in `element`, converted, without the indent that it has there. */
export function innerOf(work: MdxWork, element: MdxElement, convert: ConvertNode): string {
  return innerOfNodes(work, element.children, convert);
}

/** The text of `nodes`, converted and without their common indent; where others stand between them, parted by an empty line. */
export function innerOfNodes(work: MdxWork, nodes: readonly Nodes[], convert: ConvertNode): string {
  const runs: Nodes[][] = [];
  for (const node of nodes) {
    const [run, last] = [runs.at(-1), runs.at(-1)?.at(-1)];
    const between = last === undefined ? '' : work.body.slice(rangeOf(last)[1], rangeOf(node)[0]).replace(/<!--[\s\S]*?-->/g, '');
    if (run !== undefined && /^[\s>]*$/.test(between)) run.push(node);
    else runs.push([node]);
  }
  return runs.map((run) => innerOfRun(work, run, convert)).join('\n\n');
}

function innerOfRun(work: MdxWork, nodes: readonly Nodes[], convert: ConvertNode): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [start] = rangeOf(first);
  const [, end] = rangeOf(last);
  return dedent(indentAt(work.body, start) + render(work, [start, end], nodes, convert));
}

/** The path of the old site that `url` in the page names; `undefined` when it names none. */
export function fileOf(url: string, { page, resolve }: MdxContext): string | undefined {
  const [clean = ''] = url.split(/[?#]/);
  if (clean === '' || /^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(clean)) return undefined;
  const written = decode(clean);
  const isPage = /\.mdx?$/.test(written);
  if (written.startsWith('/')) return isPage ? fileAbove(page.from, written.slice(1), resolve) : undefined;
  return (
    resolve(page.from, /^[@~.]/.test(written) ? written : `./${written}`) ??
    (isPage ? fileAbove(page.from, written, resolve) : undefined) ??
    path.posix.normalize(`${path.posix.dirname(page.from)}/${written}`)
  );
}

/** The file `name` below one of the folders around `from`, the nearest first: Docusaurus takes links from the root of the documents too. */
function fileAbove(from: string, name: string, resolve: MdxContext['resolve']): string | undefined {
  const folders = path.posix.dirname(from).split('/');
  const found = folders.map((_folder, index) => resolve(`${folders.slice(0, folders.length - index).join('/')}/x`, `./${name}`));
  return found.find((file) => file !== undefined) ?? resolve('x', `./${name}`);
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
