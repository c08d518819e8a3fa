import { breakLongWords, breakPieces } from '@helpgen/runtime';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { EarlierName } from '../type-changes.ts';
import type { LinkedText } from '../type-reference.ts';

/** A type in which every name that has a page leads to it. */
export function Linked({ text }: { readonly text: LinkedText }): ReactNode {
  const drawn = breakPieces(text.map((piece) => (typeof piece === 'string' ? piece : piece.text)));
  return (
    <code>
      {text.map((piece, index) => (
        typeof piece === 'string' ? <Fragment key={index}>{drawn[index]}</Fragment> : <a key={index} href={piece.href}>{drawn[index]}</a>
      ))}
    </code>
  );
}

/** Names with commas between them, each leading to its page, where there is one. */
export function LinkedNames({ links }: { readonly links: readonly EarlierName[] }): ReactNode {
  return links.map(({ text, href }, index) => (
    <span key={href ?? text}>
      {index > 0 ? ', ' : null}
      {href === undefined ? (
        <code>{breakLongWords(text)}</code>
      ) : (
        <a href={href}>
          <code>{breakLongWords(text)}</code>
        </a>
      )}
    </span>
  ));
}
