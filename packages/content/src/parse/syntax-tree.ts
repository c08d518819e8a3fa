import type { Literal, Parent, RootContent } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';

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

declare module 'mdast' {
  interface BlockContentMap {
    abbreviation: Abbreviation;
    description: Description;
  }
  interface RootContentMap {
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
    textMark(token) {
      this.enter({ type: 'hgShaped', data: { hName: 'mark' }, children: [] }, token);
    },
    textScript(token) {
      const tag = scriptTags.get(this.sliceSerialize(token).charAt(0)) ?? 'sup';
      this.enter({ type: 'hgShaped', data: { hName: tag }, children: [] }, token);
    },
  },
  exit: {
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
