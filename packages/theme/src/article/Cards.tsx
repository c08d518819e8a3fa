import { Link, useArticle, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** What a category holds, a card each. */
export function Cards(): ReactNode {
  const text = useStrings();
  const { cards } = useArticle();
  if (cards.length === 0) return null;
  return (
    <ul className="hg-cards">
      {cards.map((card) => (
        <li key={card.href} data-hg-kind={card.kind}>
          <h2>
            <Link href={card.href}>{card.label}</Link>
          </h2>
          {card.description === '' ? null : <p>{card.description}</p>}
          {card.description === '' && card.count !== undefined ? <p>{text('cards.count', { count: card.count })}</p> : null}
        </li>
      ))}
    </ul>
  );
}
