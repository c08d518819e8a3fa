import { factorySpace } from 'micromark-factory-space';
import { codes } from 'micromark-util-symbol';
import type { Code, Construct, Extension, State, TokenizeContext } from 'micromark-util-types';
import { takeLine } from './take-line.ts';

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
      const indent = indentOf(this);
      effects.enter('description', { _container: true });
      effects.enter('descriptionMark');
      effects.consume(code);
      const behind: State = (next) => {
        if (!isSpace(next)) return nok(next);
        effects.exit('descriptionMark');
        const marked = (after: Code): State | undefined => {
          const tail = this.events.at(-1);
          const spaces = tail?.[1].type === 'descriptionIndent' ? tail[2].sliceSerialize(tail[1], true).length : 0;
          if (after === null || after < codes.horizontalTab) return nok(after);
          // What is indented further is code in the description.
          state.descriptionSize = indent + 1 + spaces;
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
      return factorySpace(
        effects,
        (code) => {
          const tail = self.events.at(-1);
          return tail?.[1].type === 'descriptionIndent' && tail[2].sliceSerialize(tail[1], true).length === size ? ok(code) : nok(code);
        },
        'descriptionIndent',
        size + 1,
      );
    },
  };
}

const blankLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return factorySpace(effects, (code) => (code === null || code < codes.horizontalTab ? ok(code) : nok(code)), 'linePrefix');
  },
};

function stateOf(self: TokenizeContext): NonNullable<TokenizeContext['containerState']> {
  return (self.containerState ??= {});
}

function indentOf(self: TokenizeContext): number {
  const tail = self.events.at(-1);
  return tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
}

function isSpace(code: Code): boolean {
  return code === codes.horizontalTab || code === codes.virtualSpace || code === codes.space;
}

/** The syntax of descriptions, which make a list of definitions with the term above them, and of abbreviations. */
export const definitionSyntax: Extension = {
  document: { [codes.colon]: description },
  flow: { [codes.asterisk]: abbreviation },
};
