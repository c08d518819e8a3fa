import type { Literal, Parent, RootContent } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
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

declare module 'mdast' {
  interface BlockContentMap {
    directive: Directive;
    include: Include;
  }
  interface RootContentMap {
    directive: Directive;
    include: Include;
  }
  interface ParagraphData {
    /** Whether the paragraph is the label of the directive that it stands in. */
    directiveLabel?: boolean;
  }
}

/** Makes nodes of what the syntax of directives and includes finds. */
export const directiveTree: Extension = {
  enter: {
    directive(token) {
      this.enter({ type: 'directive', name: '', attributes: {}, closing: '', children: [] }, token);
    },
    directiveLabel(token) {
      this.enter({ type: 'paragraph', data: { directiveLabel: true }, children: [] }, token);
    },
    include(token) {
      this.enter({ type: 'include', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    directive(token) {
      this.exit(token);
    },
    directiveLabel(token) {
      this.exit(token);
    },
    include(token) {
      this.exit(token);
    },
    directiveName(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'directive') node.name = this.sliceSerialize(token);
    },
    directiveAttributes(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'directive') node.attributes = attributesOf(this.sliceSerialize(token));
    },
    directiveClosing(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'directive') node.closing = this.sliceSerialize(token);
    },
  },
};

/** The attributes in `list`, with its braces. */
export function attributesOf(list: string): Directive['attributes'] {
  const attributes: Directive['attributes'] = {};
  for (const [name, written] of readAttributes(list)) {
    const value = parseEntities(written, { attribute: true });
    const before = name === 'class' ? attributes[name] : undefined;
    attributes[name] = before === undefined || before === '' ? value : `${before} ${value}`;
  }
  return attributes;
}
