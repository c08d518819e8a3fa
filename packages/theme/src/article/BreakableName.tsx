import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Characters of a heading that fit into a phone, so that shorter names need no place to break. */
const fitting = 16;

/** Behind `::`, a colon or a point inside of it, before `<`, and where a new word begins inside of a name. */
const joint = /(?<=[:.])(?=\p{L})|(?=<)|(?<=\p{Ll}\d*)(?=\p{Lu})/u;

/** A title or name whose long words break at their joints, `ReadableMap` before its `Map`, where a line is too short for them. */
export function BreakableName({ name }: { readonly name: string }): ReactNode {
  return name.split(/(\s+)/).map((word, at) => <Fragment key={at}>{isLong(word) ? breakAtJoints(word) : word}</Fragment>);
}

/** Whether `name` may be too long for a line. */
export function isLong(name: string): boolean {
  return name.length > fitting;
}

/** `word` with places to break at each of its joints; one before it when it begins with `<`, because it goes on from another. */
export function breakAtJoints(word: string): ReactNode {
  return word.split(joint).map((part, at) => (
    <Fragment key={at}>
      {at > 0 || word.startsWith('<') ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
