import type { Nodes, Root } from 'mdast';
import { at, textOf } from '../read/known-values.ts';
import { isRecord, notKnown, type Known, type KnownFunction } from '../read/known.ts';

/** What plugins of a site do to a node of its pages. */
export interface PluginChange {
  readonly url?: string;
  /** The text of a code. */
  readonly value?: string;
  /** The text of a link that is written without one, as code or plain. */
  readonly label?: string;
  /** Something else, which only running it would tell. */
  readonly isUnknown?: true;
}

/** What the plugins of remark in `list` that are functions of the site itself do to the tree of a page, which is handed to them. */
export function openPlugins(list: readonly Known[]): readonly KnownFunction[] {
  return list.flatMap((item) => {
    const [plugin, options] = Array.isArray(item) ? (item as readonly Known[]) : [item];
    const transform = typeof plugin === 'function' ? plugin([marked(options)]) : undefined;
    return typeof transform === 'function' ? [transform] : [];
  });
}

/** The package that a plugin is of, with options or without, called or not; `undefined`: it is of the site itself. */
export function packageOf(plugin: Known): string | undefined {
  const [first] = Array.isArray(plugin) ? (plugin as readonly Known[]) : [plugin];
  return textOf(typeof first === 'function' ? first([]) : first, 'calls') ?? (typeof first === 'string' ? first : undefined);
}

/** `options`, in which nothing is missing that is only not known. */
function marked(options: Known): Known {
  if (Array.isArray(options)) return (options as readonly Known[]).map(marked);
  if (!isRecord(options)) return options;
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, value === undefined ? notKnown : marked(value)]));
}

/** What `plugins` change in `root`, by node: addresses of links and images, and texts of code. */
export function pluginChanges(plugins: readonly KnownFunction[], root: Root): ReadonlyMap<Nodes, PluginChange> {
  const changes = new Map<Nodes, PluginChange>();
  if (plugins.length === 0) return changes;
  const copies: { readonly node: Nodes; readonly copy: Known }[] = [];
  const copyOf = (node: Nodes): Known => {
    const { type } = node;
    const copy: { [key: string]: Known } = { type };
    for (const key of ['url', 'title', 'alt', 'value', 'lang', 'meta', 'depth', 'name'] as const)
      if (key in node) copy[key] = (node as unknown as { readonly [key: string]: Known })[key];
    if ('children' in node) copy['children'] = node.children.map(copyOf);
    copies.push({ node, copy });
    return copy;
  };
  const tree = copyOf(root);
  for (const plugin of plugins) plugin([tree]);
  for (const { node, copy } of copies) {
    const change = changeOf(node, copy);
    if (Object.keys(change).length > 0) changes.set(node, change);
  }
  return changes;
}

function changeOf(node: Nodes, copy: Known): PluginChange {
  if (node.type === 'link' || node.type === 'image') {
    const url = at(copy, 'url');
    const first = node.type === 'link' && node.children.length === 0 ? (at(copy, 'children') as readonly Known[])[0] : undefined;
    const label = at(first, 'value');
    const text = typeof label !== 'string' ? {} : { label: at(first, 'type') === 'inlineCode' ? `\`${label}\`` : label };
    return { ...(url === node.url ? {} : typeof url === 'string' ? { url } : { isUnknown: true }), ...text };
  }
  if (node.type !== 'code' && node.type !== 'inlineCode') return {};
  const value = at(copy, 'value');
  return value === node.value ? {} : typeof value === 'string' ? { value } : { isUnknown: true };
}
