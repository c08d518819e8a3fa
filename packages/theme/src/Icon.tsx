import type { ReactNode } from 'react';

/** A drawing of the interface, `.hg-icon-…` of css/icons.css; that of the button to the top comes with the frame's script. */
export type IconName = 'menu' | 'close' | 'search' | 'chevron' | 'back' | 'up' | 'mode';

/** A drawing without a meaning of its own: whoever uses it gives it a name. It has no text that could be read aloud. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <span className={`hg-icon hg-icon-${name}`} />;
}
