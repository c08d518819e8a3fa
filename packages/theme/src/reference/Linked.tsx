import type { LinkedText, NamedLink } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { BreakableName } from '../article/BreakableName.tsx';

/** A type in which every name that has a page leads to it. */
export function Linked({ text }: { readonly text: LinkedText }): ReactNode {
  return <code>{text.map((piece, index) => (typeof piece === 'string' ? piece : <a key={index} href={piece.href}><BreakableName name={piece.text} /></a>))}</code>;
}

/** Names with commas between them, each leading to its page. */
export function LinkedNames({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  return links.map(({ text, href }, index) => (
    <span key={href}>
      {index > 0 ? ', ' : null}
      <a href={href}>
        <code>{text}</code>
      </a>
    </span>
  ));
}
