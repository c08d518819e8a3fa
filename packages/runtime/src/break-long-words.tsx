import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Words of more characters may be too long for a line of a phone or of the sidebar. */
const fitting = 16;
const longWord = new RegExp(`\\S{${fitting + 1},}`, 'g');

/** What a line may end with: a colon or a point inside of a name, the end of a word inside of it, and what stands before `<`. */
const joint = /[:.](?=\p{L})|\p{Ll}\d*(?=\p{Lu})|[^<](?=<)/gu;

/** A title, name or label whose long words break at their joints, `ReadableMap` before its `Map`, where a line is too short for them. */
export function breakLongWords(text: string): ReactNode {
  return breakPieces([text])[0];
}

/** The same of a text in pieces, each of which is drawn in its own way. */
export function breakPieces(pieces: readonly string[]): readonly ReactNode[] {
  const text = pieces.join('');
  if (text.length <= fitting) return pieces;
  const broken = text.replace(longWord, (word) => word.replace(joint, '$&\n'));
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
