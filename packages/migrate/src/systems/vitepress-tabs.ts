import type { Edit } from '../rewrite.ts';

/** The tabs of vitepress-plugin-tabs in `body`, a line `== Label` above each, as our directives; they may stand in each other. */
export function tabEdits(body: string): readonly Edit[] {
  const edits: Edit[] = [];
  const open: { readonly colons: string; hasTab: boolean }[] = [];
  let fence = '';
  let end = -1;
  for (const line of body.split('\n')) {
    const start = end + 1;
    end = start + line.length;
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) === true && line.trim() === mark) fence = '';
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      continue;
    }
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const [, colons, key] = /^[ \t]*(:{3,})[ \t]*tabs(?:[ \t]+key:([\w-]+))?[ \t]*$/.exec(line) ?? [];
    if (colons !== undefined) {
      open.push({ colons, hasTab: false });
      edits.push({ start, end, text: `${indent}${outer(colons)}tabs${key === undefined ? '' : `{group=${key}}`}` });
      continue;
    }
    const current = open.at(-1);
    if (current === undefined) continue;
    const inner = outer(current.colons).slice(1);
    const before = current.hasTab ? `\n${indent}${inner}\n` : '';
    const label = /^[ \t]*={2,}[ \t]+(.+?)[ \t]*$/.exec(line)?.[1];
    if (label !== undefined) {
      edits.push({ start, end, text: `${before}\n${indent}${inner}tab[${label}]\n` });
      current.hasTab = true;
    } else if (line.trim() === current.colons) {
      edits.push({ start, end, text: `${before}\n${indent}${outer(current.colons)}` });
      open.pop();
    }
  }
  return edits;
}

/** More colons than anything that stands inside has. */
function outer(colons: string): string {
  return `${colons}${colons}:`;
}
