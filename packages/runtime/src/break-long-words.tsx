import { Fragment, type ReactNode } from 'react';
import { markBreaks } from '@helpgen/model/browser';

/** A title, name or label whose long words break at their joints, `ReadableMap` before its `Map`, where a line is too short for them. */
export function breakLongWords(text: string): ReactNode {
  return breakPieces([text])[0];
}

/** The same of a text in pieces, each of which is drawn in its own way. */
export function breakPieces(pieces: readonly string[]): readonly ReactNode[] {
  const text = pieces.join('');
  const broken = markBreaks(text, '\n');
  if (broken.length === text.length) return pieces;
  let at = 0;
  return pieces.map((piece) => {
    const start = at;
    for (let left = piece.length; left > 0; at += 1) if (broken[at] !== '\n') left -= 1;
    return broken
      .slice(start, at)
      .split('\n')
      .map((part, number) => (
        <Fragment key={number}>
          {number > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ));
  });
}
