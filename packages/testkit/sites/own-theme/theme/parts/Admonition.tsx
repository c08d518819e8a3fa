import server from '@helpgen/theme/server';
import type { ComponentProps, ReactNode } from 'react';

const { Admonition: Ours } = server.parts;

/** The default theme's admonition with a frame around it. */
export function Admonition(props: ComponentProps<typeof Ours>): ReactNode {
  return (
    <div className={`till-${props.kind}`}>
      <Ours {...props} />
    </div>
  );
}
