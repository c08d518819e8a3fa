import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Construct, Effects, Extension, State, Token, TokenizeContext, TokenType } from 'micromark-util-types';
import { readOpening, type Opening } from './read-opening.ts';
import { isLineEnd, sizeOfSpace, takeLine } from './take-line.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    directive: 'directive';
    directiveAttributes: 'directiveAttributes';
    directiveClosing: 'directiveClosing';
    directiveContent: 'directiveContent';
    directiveLabel: 'directiveLabel';
    directiveMark: 'directiveMark';
    directiveName: 'directiveName';
    include: 'include';
  }
}

const includeLine = /^::include(?:\{.*\})?[ \t]*$/;

/**
 * The syntax of directives (`:::name` up to a line of at least as many colons, with any blocks between) and of includes
 * (`::include{…}`, a line of its own). What a directive holds is parsed as a document in itself, after remark-directive.
 */
export function directiveSyntax(mayHaveTitle: (name: string) => boolean): Extension {
  const directive: Construct = {
    name: 'directive',
    concrete: true,
    tokenize(effects, ok, nok) {
      return tokenizeDirective(this, { effects, ok, nok, mayHaveTitle });
    },
  };
  return { flow: { [codes.colon]: [include, directive] } };
}

const include: Construct = {
  name: 'include',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('include');
      return takeLine(effects, () => (includeLine.test(this.sliceSerialize(effects.exit('include'))) ? ok : nok))(code);
    };
  },
};

interface Tokenizing {
  readonly effects: Effects;
  readonly ok: State;
  readonly nok: State;
  readonly mayHaveTitle: (name: string) => boolean;
}

function tokenizeDirective(self: TokenizeContext, { effects, ok, nok, mayHaveTitle }: Tokenizing): State {
  const indent = sizeOfSpace(self, 'linePrefix');
  let opening: Opening | undefined;
  let previous: Token | undefined;
  const closing = closingLine(() => opening?.colons ?? 0);

  const openingLine: Construct = {
    partial: true,
    tokenize: (lineEffects, isOpening, isNone) => (code) => {
      lineEffects.enter('directiveMark');
      return takeLine(lineEffects, () => {
        opening = readOpening(self.sliceSerialize(lineEffects.exit('directiveMark')), mayHaveTitle);
        return opening === undefined ? isNone : isOpening;
      })(code);
    },
  };

  const start: State = (code) => effects.check(openingLine, open, nok)(code);
  const open: State = (code) => {
    effects.enter('directive');
    return takeSteps(effects, stepsOf(opening), afterOpening)(code);
  };
  const afterOpening: State = (code) => {
    if (code === codes.eof) return end(code);
    return self.interrupt ? ok(code) : effects.attempt(nextLine, contentStart, end)(code);
  };
  const contentStart: State = (code) => {
    if (code === codes.eof) return end(code);
    if (markdownLineEnding(code)) return effects.check(nextLine, content, end)(code);
    return content(code);
  };
  const content: State = (code) => {
    effects.enter('directiveContent');
    return lineStart(code);
  };
  const lineStart: State = (code) => {
    const indented = indent === 0 ? chunkStart : factorySpace(effects, chunkStart, 'linePrefix', indent + 1);
    return effects.attempt(closing, afterContent, indented)(code);
  };
  const chunkStart: State = (code) => {
    if (code === codes.eof) return afterContent(code);
    return markdownLineEnding(code) ? effects.check(nextLine, chunk, afterContent)(code) : chunk(code);
  };
  const chunk: State = (code) => {
    const token = effects.enter('chunkDocument', { contentType: 'document', ...(previous === undefined ? {} : { previous }) });
    if (previous !== undefined) previous.next = token;
    previous = token;
    return inChunk(code);
  };
  const inChunk: State = (code) => {
    if (code === codes.eof) return lastChunkEnd(code);
    if (markdownLineEnding(code)) return effects.check(nextLine, chunkEnd, lastChunkEnd)(code);
    effects.consume(code);
    return inChunk;
  };
  const chunkEnd: State = (code) => {
    effects.consume(code);
    exitChunk();
    return lineStart;
  };
  const lastChunkEnd: State = (code) => {
    exitChunk();
    return afterContent(code);
  };
  const exitChunk = (): void => {
    self.parser.lazy[effects.exit('chunkDocument').start.line] = false;
  };
  const afterContent: State = (code) => {
    effects.exit('directiveContent');
    return end(code);
  };
  const end: State = (code) => {
    effects.exit('directive');
    return ok(code);
  };
  return start;
}

/** A line of at least `least` colons. */
function closingLine(least: () => number): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let size = 0;
      const mark: State = (code) => {
        effects.enter('directiveClosing');
        return inMark(code);
      };
      const inMark: State = (code) => {
        if (code === codes.colon) {
          effects.consume(code);
          size += 1;
          return inMark;
        }
        if (size < least()) return nok(code);
        effects.exit('directiveClosing');
        return factorySpace(effects, after, 'whitespace')(code);
      };
      const after: State = (code) => (isLineEnd(code) ? ok(code) : nok(code));
      return factorySpace(effects, mark, 'linePrefix', 4);
    },
  };
}

/** Steps over the end of a line when the next one is not lazy: one that stands outside of the list or quote around. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] === true ? nok(next) : ok(next));
    };
  },
};

type Step = { readonly enter: TokenType; readonly isText?: boolean } | { readonly exit: TokenType } | { readonly take: number };

/** What to enter, exit and consume in the line that `opening` was read from. */
function stepsOf(opening: Opening | undefined): readonly Step[] {
  if (opening === undefined) return [];
  const { name, label, attributes, hasBrackets } = opening;
  const steps: Step[] = [{ enter: 'directiveMark' }, { take: name[0] }, { exit: 'directiveMark' }];
  steps.push({ enter: 'directiveName' }, { take: name[1] - name[0] }, { exit: 'directiveName' });
  let at = name[1];
  const mark = (to: number): void => {
    if (to > at) steps.push({ enter: 'directiveMark' }, { take: to - at }, { exit: 'directiveMark' });
    at = to;
  };
  if (label !== undefined) {
    const bracket = hasBrackets ? 1 : 0;
    mark(label[0] - bracket);
    steps.push({ enter: 'directiveLabel' });
    mark(label[0]);
    if (label[1] > label[0]) {
      steps.push({ enter: 'chunkText', isText: true }, { take: label[1] - label[0] }, { exit: 'chunkText' });
    }
    at = label[1];
    mark(label[1] + bracket);
    steps.push({ exit: 'directiveLabel' });
  }
  if (attributes !== undefined) {
    mark(attributes[0]);
    steps.push({ enter: 'directiveAttributes' }, { take: attributes[1] - attributes[0] }, { exit: 'directiveAttributes' });
  }
  steps.push({ enter: 'directiveMark' }, { take: Infinity }, { exit: 'directiveMark' });
  return steps;
}

function takeSteps(effects: Effects, steps: readonly Step[], then: State): State {
  let index = 0;
  let taken = 0;
  const next: State = (code) => {
    for (let step = steps[index]; step !== undefined; step = steps[index]) {
      if ('enter' in step) {
        if (step.isText === true) effects.enter(step.enter, { contentType: 'text', _contentTypeTextTrailing: true });
        // An empty token is none.
        else if (step.enter !== 'directiveMark' || !isLineEnd(code)) effects.enter(step.enter);
        else index += 2;
      } else if ('exit' in step) effects.exit(step.exit);
      else if (!isLineEnd(code) && (taken < step.take || code === codes.virtualSpace)) {
        // A tab is one character and several codes.
        if (code !== codes.virtualSpace) taken += 1;
        effects.consume(code);
        return next;
      } else taken = 0;
      index += 1;
    }
    return then(code);
  };
  return next;
}
