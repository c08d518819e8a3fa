import { codes } from 'micromark-util-symbol';
import type { Code, Effects, State } from 'micromark-util-types';

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
  return code === codes.eof || isLineEnding(code);
}

/** Whether `code` is a line break. */
export function isLineEnding(code: Code): boolean {
  return code !== codes.eof && code < codes.horizontalTab;
}
