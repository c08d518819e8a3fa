import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Words of more characters may be too long for a line of a phone or of the sidebar. */
const fitting = 16;
const longWord = new RegExp(`\\S{${fitting + 1},}`, 'g');

/** What a line may end with: a colon or a point inside of a name, the end of a word inside of it, and what stands before `<`. */
const joint = /[:.](?=\p{L})|\p{Ll}\d*(?=\p{Lu})|[^<](?=<)/gu;

/** A title, name or label whose long words break at their joints, `ReadableMap` before its `Map`, where a line is too short for them. */
export function breakLongWords(text: string): ReactNode {
  return isLong(text) ? drawPieces(text.replace(longWord, splitAtJoints)) : text;
}

/** Whether `name` may be too long for a line as it is. */
export function isLong(name: string): boolean {
  return name.length > fitting;
}

/** `word` with places to break at each of its joints; one before it when it begins with `<`, because it goes on from another. */
export function breakAtJoints(word: string): ReactNode {
  return drawPieces(`${word.startsWith('<') ? '\n' : ''}${splitAtJoints(word)}`);
}

function splitAtJoints(word: string): string {
  return word.replace(joint, '$&\n');
}

function drawPieces(text: string): ReactNode {
  if (!text.includes('\n')) return text;
  return text.split('\n').map((piece, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
}
