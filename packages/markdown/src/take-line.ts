import { markdownLineEnding } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Code, Effects, State, TokenizeContext, TokenType } from 'micromark-util-types';

/** Consumes all of the line; `then` says where to go on behind it. */
export function takeLine(effects: Effects, then: () => State): State {
  const inLine: State = (code) => {
    if (isLineEnd(code)) return then()(code);
    effects.consume(code);
    return inLine;
  };
  return inLine;
}

/** Whether the line ends at `code`. */
export function isLineEnd(code: Code): boolean {
  return code === codes.eof || markdownLineEnding(code);
}

/** How many columns the white space takes that has just been read as a token of `type`; 0 when there is none. */
export function sizeOfSpace({ events }: TokenizeContext, type: TokenType): number {
  const tail = events.at(-1);
  return tail?.[1].type === type ? tail[2].sliceSerialize(tail[1], true).length : 0;
}
