import type { Literal, Parent, PhrasingContent, RootContent } from 'mdast';
import type { CompileContext, Extension, Handle, Token } from 'mdast-util-from-markdown';
import { parseEntities } from 'parse-entities';
import { readAttributes } from './read-opening.ts';

/** A directive: `:::name[Label]{attributes}`, blocks, and a line of colons. */
export interface Directive extends Parent {
  type: 'directive';
  name: string;
  attributes: { [name: string]: string };
  /** The colons that close it; empty when none do. */
  closing: string;
  /** Blocks, of which the first may be a paragraph with the label, marked in its data; a figure has the images themselves. */
  children: RootContent[];
}

/** A line `::include{…}`, as it is written. */
export interface Include extends Literal {
  type: 'include';
}

/** What stands behind `: `; with the paragraph before it an entry of a list of definitions. */
export interface Description extends Parent {
  type: 'description';
  children: RootContent[];
}

/** A line `*[HTML]: what it means`. */
interface Abbreviation extends Literal {
  type: 'abbreviation';
  label: string;
}

/** A directive in a line: `:name[text]{attributes}`. */
export interface InlineDirective extends Parent {
  type: 'inlineDirective';
  name: string;
  attributes: { [name: string]: string };
  children: PhrasingContent[];
}

/** An element that Markdown has no sign for. */
export interface Shaped extends Parent {
  type: 'hgShaped';
  data: NonNullable<Parent['data']> & { hName: string };
  children: RootContent[];
}

interface OwnBlocks {
  abbreviation: Abbreviation;
  description: Description;
  directive: Directive;
  include: Include;
}

declare module 'mdast' {
  interface BlockContentMap extends OwnBlocks {}
  interface PhrasingContentMap {
    inlineDirective: InlineDirective;
  }
  interface RootContentMap extends OwnBlocks {
    hgShaped: Shaped;
    inlineDirective: InlineDirective;
  }
  interface ParagraphData {
    /** Whether the paragraph is the label of the directive that it stands in. */
    directiveLabel?: boolean;
  }
}

const scriptTags: ReadonlyMap<string, string> = new Map([
  ['^', 'sup'],
  ['~', 'sub'],
]);

/** Makes nodes of what our syntax finds. */
export const syntaxNodes: Extension = {
  enter: {
    abbreviation(token) {
      const [, label = '', value = ''] = /^\*\[([^\]]+)\]:[ \t]*(.*?)[ \t]*$/.exec(this.sliceSerialize(token)) ?? [];
      this.enter({ type: 'abbreviation', label, value }, token);
    },
    description(token) {
      this.enter({ type: 'description', children: [] }, token);
    },
    directive(token) {
      this.enter({ type: 'directive', name: '', attributes: {}, closing: '', children: [] }, token);
    },
    directiveLabel(token) {
      this.enter({ type: 'paragraph', data: { directiveLabel: true }, children: [] }, token);
    },
    include(token) {
      this.enter({ type: 'include', value: this.sliceSerialize(token) }, token);
    },
    inlineDirective(token) {
      this.enter({ type: 'inlineDirective', name: '', attributes: {}, children: [] }, token);
    },
    textMark(token) {
      this.enter({ type: 'hgShaped', data: { hName: 'mark' }, children: [] }, token);
    },
    textScript(token) {
      const tag = scriptTags.get(this.sliceSerialize(token).charAt(0)) ?? 'sup';
      this.enter({ type: 'hgShaped', data: { hName: tag }, children: [] }, token);
    },
  },
  exit: {
    abbreviation: close,
    description: close,
    directive: close,
    directiveLabel: close,
    include: close,
    inlineDirective: close,
    textMark: close,
    textScript: close,
    directiveName: ofDirective((node, text) => (node.name = text)),
    inlineDirectiveName: ofDirective((node, text) => (node.name = text)),
    directiveAttributes: ofDirective((node, list) => (node.attributes = attributesOf(list))),
    inlineDirectiveAttributes: ofDirective((node, list) => (node.attributes = attributesOf(list))),
    directiveClosing: ofDirective((node, colons) => 'closing' in node && (node.closing = colons)),
  },
};

function close(this: CompileContext, token: Token): void {
  this.exit(token);
}

/** Calls `say` with the directive that is open and the text of the token, which says something of it. */
function ofDirective(say: (node: Directive | InlineDirective, text: string) => void): Handle {
  return function handle(token) {
    const node = this.stack.at(-1);
    if (node?.type === 'directive' || node?.type === 'inlineDirective') say(node, this.sliceSerialize(token));
  };
}

/** The attributes in `list`, with its braces. */
function attributesOf(list: string): Directive['attributes'] {
  const attributes: Directive['attributes'] = {};
  for (const [name, written] of readAttributes(list)) {
    const value = parseEntities(written, { attribute: true });
    const before = name === 'class' ? attributes[name] : undefined;
    attributes[name] = before === undefined || before === '' ? value : `${before} ${value}`;
  }
  return attributes;
}
