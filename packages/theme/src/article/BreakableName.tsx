import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Characters of a heading that fit into a phone, so that shorter names need no place to break. */
const fitting = 16;

/** Behind `::`, before `<`, and where a new word begins inside of a name. */
const joint = /(?<=::)|(?=<)|(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/** A title or name whose long words break at their joints, `ReadableMap` before its `Map`, where a line is too short for them. */
export function BreakableName({ name }: { readonly name: string }): ReactNode {
  return name.split(/(\s+)/).map((word, at) => <Fragment key={at}>{word.length <= fitting ? word : breakAtJoints(word)}</Fragment>);
}

function breakAtJoints(word: string): ReactNode {
  return word.split(joint).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
