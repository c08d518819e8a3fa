import { codes } from 'micromark-util-symbol';
import { classifyCharacter } from 'micromark-util-classify-character';
import { resolveAll } from 'micromark-util-resolve-all';
import type { Code, Construct, Event, Extension, State, Token, TokenizeContext } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    textMark: 'textMark';
    textMarkContent: 'textMarkContent';
    textMarkSequence: 'textMarkSequence';
    textScript: 'textScript';
    textScriptMark: 'textScriptMark';
  }
}

/**
 * The syntax of marked text (`==text==`, as in pymdown-extensions), superscript (`x^2^`) and subscript (`H~2~O`; both as in
 * Pandoc). A script has no white space in it; a subscript stands right behind a word, elsewhere `~text~` is struck through.
 */
export const textSyntax: Extension = {
  text: {
    [codes.equalsTo]: markConstruct(),
    [codes.caret]: scriptConstruct('superscript', codes.caret),
    [codes.tilde]: scriptConstruct('subscript', codes.tilde),
  },
  insideSpan: { null: [markConstruct()] },
  attentionMarkers: { null: [codes.equalsTo] },
};

/** A pair of marks with anything that may stand in a line between, after micromark-extension-gfm-strikethrough. */
function markConstruct(): Construct {
  return {
    name: 'mark',
    resolveAll: resolveMarks,
    tokenize(effects, ok, nok) {
      const { previous } = this;
      let size = 0;
      const more: State = (code) => {
        if (code === codes.equalsTo && size < 2) {
          effects.consume(code);
          size += 1;
          return more;
        }
        if (size < 2 || code === codes.equalsTo) return nok(code);
        const token = effects.exit('textMarkSequence');
        const before = classifyCharacter(previous);
        const after = classifyCharacter(code);
        if (after === undefined || (after === punctuation && before !== undefined)) openers.add(token);
        if (before === undefined || (before === punctuation && after !== undefined)) closers.add(token);
        return ok(code);
      };
      return (code) => {
        if (previous === codes.equalsTo) return nok(code);
        effects.enter('textMarkSequence');
        return more(code);
      };
    },
  };
}

const punctuation = 2;
// What the marks may do, by where they stand.
const openers = new WeakSet<Token>();
const closers = new WeakSet<Token>();

/** Changes `events` in place, as those who call it expect. */
function resolveMarks(events: Event[], context: TokenizeContext): Event[] {
  for (let index = 0; index < events.length; index += 1) {
    const closing = events[index];
    if (closing?.[0] !== 'enter' || !isSequence(closing[1]) || !closers.has(closing[1])) continue;
    const open = events.findLastIndex(([kind, token], at) => at < index && kind === 'exit' && isSequence(token) && openers.has(token));
    const opening = events[open];
    if (opening === undefined) continue;
    const mark: Token = { type: 'textMark', start: { ...opening[1].start }, end: { ...closing[1].end } };
    const content: Token = { type: 'textMarkContent', start: { ...opening[1].end }, end: { ...closing[1].start } };
    const inner = resolveAll(context.parser.constructs.insideSpan.null ?? [], events.slice(open + 1, index), context);
    const resolved: Event[] = [
      ['enter', mark, context],
      ['enter', content, context],
      ...inner,
      ['exit', content, context],
      ['exit', mark, context],
    ];
    events.splice(open - 1, index - open + 3, ...resolved);
    index = open - 1 + resolved.length - 1;
  }
  for (const [, token] of events) if (isSequence(token)) token.type = 'data';
  return events;
}

function isSequence({ type }: Token): boolean {
  return type === 'textMarkSequence';
}

/** Text between two `mark`s, as short as one word or formula is. */
function scriptConstruct(name: string, mark: NonNullable<Code>): Construct {
  return {
    name,
    tokenize(effects, ok, nok) {
      const { previous } = this;
      let last: Code = null;
      const open: State = (code) => {
        if (previous === mark || (mark === codes.tilde && !standsBehindWord(previous))) return nok(code);
        effects.enter('textScript');
        effects.enter('textScriptMark');
        effects.consume(code);
        effects.exit('textScriptMark');
        return first;
      };
      const first: State = (code) => {
        if (!mayBegin(code)) return nok(code);
        effects.enter('chunkText', { contentType: 'text' });
        return inside(code);
      };
      const inside: State = (code) => {
        if (code === mark && last !== codes.backslash) {
          if (mark === codes.tilde && !isWord(last)) return nok(code);
          effects.exit('chunkText');
          effects.enter('textScriptMark');
          effects.consume(code);
          effects.exit('textScriptMark');
          return end;
        }
        // A bracket begins a footnote or ends a link.
        if (code === null || code <= codes.space || code === codes.leftSquareBracket || code === codes.rightSquareBracket) return nok(code);
        last = code;
        effects.consume(code);
        return inside;
      };
      const end: State = (code) => {
        if (code === mark) return nok(code);
        effects.exit('textScript');
        return ok(code);
      };
      return open;
    },
  };
}

function standsBehindWord(code: Code): boolean {
  return isWord(code) || (code !== null && code > 0 && ')]*_^`'.includes(String.fromCharCode(code)));
}

function mayBegin(code: Code): boolean {
  return isWord(code) || (code !== null && code > 0 && '+-−*_(∞°′'.includes(String.fromCharCode(code)));
}

function isWord(code: Code): boolean {
  return code !== null && code > 0 && (/[\p{L}\p{N}*_)+]/u.test(String.fromCharCode(code)) || isSurrogate(code));
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xe000;
}
