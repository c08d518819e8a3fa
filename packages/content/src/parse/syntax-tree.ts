import type { Literal, Parent, PhrasingContent, RootContent } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import { attributesOf } from './directive-tree.ts';

/** What stands behind `: `; with the paragraph before it an entry of a list of definitions. */
export interface Description extends Parent {
  type: 'description';
  children: RootContent[];
}

/** A line `*[HTML]: what it means`. */
export interface Abbreviation extends Literal {
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

declare module 'mdast' {
  interface PhrasingContentMap {
    inlineDirective: InlineDirective;
  }
  interface BlockContentMap {
    abbreviation: Abbreviation;
    description: Description;
  }
  interface RootContentMap {
    inlineDirective: InlineDirective;
    abbreviation: Abbreviation;
    description: Description;
  }
}

const scriptTags: ReadonlyMap<string, string> = new Map([
  ['^', 'sup'],
  ['~', 'sub'],
]);

/** Makes nodes of marked text, scripts, descriptions and abbreviations. */
export const syntaxTree: Extension = {
  enter: {
    abbreviation(token) {
      const [, label = '', value = ''] = /^\*\[([^\]]+)\]:[ \t]*(.*?)[ \t]*$/.exec(this.sliceSerialize(token)) ?? [];
      this.enter({ type: 'abbreviation', label, value }, token);
    },
    description(token) {
      this.enter({ type: 'description', children: [] }, token);
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
    inlineDirective(token) {
      this.exit(token);
    },
    inlineDirectiveAttributes(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'inlineDirective') node.attributes = attributesOf(this.sliceSerialize(token));
    },
    inlineDirectiveName(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'inlineDirective') node.name = this.sliceSerialize(token);
    },
    abbreviation(token) {
      this.exit(token);
    },
    description(token) {
      this.exit(token);
    },
    textMark(token) {
      this.exit(token);
    },
    textScript(token) {
      this.exit(token);
    },
  },
};
