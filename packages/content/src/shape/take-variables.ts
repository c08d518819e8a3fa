import type { FrontMatter } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import type { Nodes } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { placeOfWords, textOf } from './mdast.ts';

/** `{{ name }}`, where the config has variables. */
export const variableForm = /\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu;

/**
 * Puts the values of variables into the text of `root`: `:var[name]`, and `{{ name }}` where the config has variables. Code,
 * addresses and raw HTML stay as they are. `custom` of the front matter goes before `markdown.variables` of the config.
 */
export function takeVariables(root: Nodes, { title, description, custom = {} }: FrontMatter, compilation: Compilation): void {
  const { options, prepared } = compilation;
  const hasBraces = Object.keys(options.variables).length > 0 && prepared.text.includes('{{');
  if (!hasBraces && !prepared.text.includes(':var[')) return;
  const own = Object.entries({ title, description, ...custom }).filter(([, value]) => ['boolean', 'number', 'string'].includes(typeof value));
  const variables = new Map<string, unknown>([...Object.entries(options.variables), ...own]);
  const valueOf = (name: string, node: Nodes): string | undefined => {
    if (variables.has(name)) return String(variables.get(name));
    const suggestion = suggest(name, [...variables.keys()]) ?? '';
    return void compilation.report('HG2441', { name, suggestion }, { at: placeOfWords(name, node, compilation) });
  };
  const take = (node: Nodes): void => {
    if (node.type === 'text' && hasBraces) node.value = node.value.replace(variableForm, (whole, name: string) => valueOf(name, node) ?? whole);
    if (!('children' in node)) return;
    const children: Nodes[] = node.children;
    for (const [index, child] of children.entries()) {
      if (child.type === 'inlineDirective' && child.name === 'var') {
        const value = valueOf(textOf(child).trim(), child) ?? textOf(child);
        children[index] = { type: 'text', value, ...(child.position === undefined ? {} : { position: child.position }) };
      } else take(child);
    }
  };
  take(root);
}
