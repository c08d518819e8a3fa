import theme from '@helpgen/theme';
import type { ComponentProps, ReactNode } from 'react';

const { Header: Ours } = theme.parts;

/** The default theme's head, below a line of our own. */
export function Header(props: ComponentProps<typeof Ours>): ReactNode {
  return (
    <>
      <aside className="till-line" aria-label="Акция">Касса за 0 ₽ до конца года</aside>
      <Ours {...props} />
    </>
  );
}
