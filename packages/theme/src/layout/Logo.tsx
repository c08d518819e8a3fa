import type { FrameData } from '@helpgen/runtime';
import type { ReactNode } from 'react';

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
