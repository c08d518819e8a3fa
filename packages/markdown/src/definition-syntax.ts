import { blankLine } from 'micromark-core-commonmark';
import { factorySpace } from 'micromark-factory-space';
import { markdownSpace } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, Extension, State, TokenizeContext } from 'micromark-util-types';
import { isLineEnd, sizeOfSpace, takeLine } from './take-line.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    abbreviation: 'abbreviation';
    description: 'description';
    descriptionIndent: 'descriptionIndent';
    descriptionMark: 'descriptionMark';
  }
  interface ContainerState {
    /** Columns that the lines of a description are indented by. */
    descriptionSize?: number;
  }
}

const abbreviationLine = /^\*\[[^\]]+\]:[ \t]*\S.*$/;

/** A line `*[HTML]: what it means`, as in PHP Markdown Extra. */
const abbreviation: Construct = {
  name: 'abbreviation',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('abbreviation');
      return takeLine(effects, () => (abbreviationLine.test(this.sliceSerialize(effects.exit('abbreviation'))) ? ok : nok))(code);
    };
  },
};

/** The blocks behind `: `, up to a line that is not indented: what a term above them means, as in PHP Markdown Extra and Pandoc. */
const description: Construct = {
  name: 'description',
  tokenize(effects, ok, nok) {
    return (code) => {
      const state = stateOf(this);
      const indent = sizeOfSpace(this, 'linePrefix');
      effects.enter('description', { _container: true });
      effects.enter('descriptionMark');
      effects.consume(code);
      const behind: State = (next) => {
        if (!markdownSpace(next)) return nok(next);
        effects.exit('descriptionMark');
        const marked = (after: Code): State | undefined => {
          if (isLineEnd(after)) return nok(after);
          // What is indented further is code in the description.
          state.descriptionSize = indent + 1 + sizeOfSpace(this, 'descriptionIndent');
          return ok(after);
        };
        return factorySpace(effects, marked, 'descriptionIndent', 5)(next);
      };
      return behind;
    };
  },
  continuation: {
    tokenize(effects, ok, nok) {
      const size = stateOf(this).descriptionSize ?? 2;
      return effects.check(blankLine, (code) => factorySpace(effects, ok, 'descriptionIndent', size + 1)(code), effects.attempt(indented(this, size), ok, nok));
    },
  },
  exit(effects) {
    effects.exit('description');
  },
};

function indented(self: TokenizeContext, size: number): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      const behind: State = (code) => (sizeOfSpace(self, 'descriptionIndent') === size ? ok(code) : nok(code));
      return factorySpace(effects, behind, 'descriptionIndent', size + 1);
    },
  };
}

function stateOf(self: TokenizeContext): NonNullable<TokenizeContext['containerState']> {
  return (self.containerState ??= {});
}

/** The syntax of descriptions, which make a list of definitions with the term above them, and of abbreviations. */
export const definitionSyntax: Extension = {
  document: { [codes.colon]: description },
  flow: { [codes.asterisk]: abbreviation },
};
