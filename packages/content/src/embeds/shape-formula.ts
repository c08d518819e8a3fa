import temml from 'temml';
import { escapeAttribute, escapeText } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { replaceBySlot } from '../code/shape-code.ts';
import { rangeOf, type Embed } from '../shape/mdast.ts';

/** Makes the formula `node` the stand-in for MathML; one that cannot be set stays as code and is reported. */
export function shapeFormula(node: Exclude<Embed, { type: 'code' }>, compilation: Compilation): void {
  const tex = node.value;
  const isBlock = node.type === 'math';
  let html: string;
  try {
    const mathml = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true, trust: false, maxSize: [50, 500], maxExpand: 1000 });
    html = withoutStyles(mathml).replace('<math', `<math data-source="${escapeAttribute(tex)}"`);
  } catch (error) {
    const reason = error instanceof Error || hasMessage(error) ? error.message.replace(/^(?:Parse)?Error:\s*/, '').replace(/[.:]?\s*$/, '') : 'unknown';
    compilation.report('HG2502', { reason }, { at: compilation.place(...rangeOf(node)) });
    html = `<code class="hg-formula-error">${escapeText(tex)}</code>`;
  }
  replaceBySlot({ node }, { kind: 'html', html: [isBlock ? `<div class="hg-formula" tabindex="0">${html}</div>` : html] }, compilation);
}

function hasMessage(error: unknown): error is { readonly message: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

// A strict content policy forbids inline style; what Temml says by it is only spacing and colour.
function withoutStyles(mathml: string): string {
  return mathml.replace(/<[^<>]*>/g, (tag) => tag.replace(/ style="[^"]*"/g, ''));
}
