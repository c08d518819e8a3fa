import type { FrameData } from '@helpgen/runtime';
import type { ComponentProps, ReactNode } from 'react';

/** A drawing of the interface, `.hg-icon-…` of css/icons.css; that of the button to the top comes with the frame's script. */
type IconName = 'menu' | 'close' | 'search' | 'chevron' | 'back' | 'up' | 'mode';

/** A drawing without a meaning of its own: whoever uses it gives it a name. It has no text that could be read aloud. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return <span className={`hg-icon hg-icon-${name}`} />;
}

/** A button that is nothing but a drawing; its name is its `aria-label`. */
export function IconButton({ icon, className = '', ...attributes }: { readonly icon: IconName } & ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" className={`hg-icon-button ${className}`.trim()} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}

/** The logo, with its own drawing for the dark mode where there is one. */
export function Logo({ logo }: { readonly logo: NonNullable<FrameData['navbar']['logo']> }): ReactNode {
  const { src, srcDark, alt, width, height } = logo;
  const size = { width, height };
  return (
    <>
      <img className={srcDark === undefined ? 'hg-logo' : 'hg-logo hg-light-only'} src={src} alt={alt} {...size} />
      {srcDark === undefined ? null : <img className="hg-logo hg-dark-only" src={srcDark} alt={alt} {...size} />}
    </>
  );
}
