import type { Blockquote, Paragraph, PhrasingContent } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { admonitionAliases } from '../directives/built-in-directives.ts';
import { labelTag } from '../slot.ts';
import { become, partFor, rangeOf } from './mdast.ts';

const firstLine = /^\[!(note|tip|important|warning|caution|info|danger)\](?=\s|$)[ \t]*/i;

/**
 * Makes an admonition of an alert of GitHub: a quote whose first line is `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or
 * `[!CAUTION]` (https://docs.github.com/get-started/writing-on-github, "Alerts"). What else stands in that line is its title, after VitePress.
 */
export function shapeAlert(node: Blockquote, compilation: Compilation): void {
  const [first, ...rest] = node.children;
  const [opening] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || opening?.type !== 'text') return;
  const [mark, name = ''] = firstLine.exec(opening.value) ?? [];
  if (mark === undefined || compilation.prepared.text.charAt(rangeOf(opening)[0]) !== '[') return;
  const kind = admonitionAliases.get(name.toLowerCase()) ?? name.toLowerCase();
  opening.value = opening.value.slice(mark.length);
  const { title, text } = parted(first);
  const label: Paragraph[] = title.length === 0 ? [] : [{ type: 'paragraph', children: title, data: { hName: labelTag } }];
  const content = text.length === 0 ? rest : [{ ...first, children: text }, ...rest];
  become(node, partFor({ kind: 'part', part: 'Admonition', props: { kind, title: null }, label: 'title' }, [...label, ...content], compilation));
}

/** What stands in the first line of `paragraph`, and what behind it. */
function parted({ children }: Paragraph): { readonly title: PhrasingContent[]; readonly text: PhrasingContent[] } {
  const index = children.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const last = children[index];
  if (last === undefined) return { title: withoutEmpty(children), text: [] };
  const [, before = '', after = ''] = last.type === 'text' ? (/^(.*)\n([^]*)$/.exec(last.value) ?? []) : [];
  return {
    title: withoutEmpty([...children.slice(0, index), { type: 'text', value: before }]),
    text: withoutEmpty([{ type: 'text', value: after }, ...children.slice(index + 1)]),
  };
}

function withoutEmpty(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
}
