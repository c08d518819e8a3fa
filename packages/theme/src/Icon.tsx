import type { ReactNode } from 'react';

/** The drawings of the interface, on a grid of 24 by 24. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM16 16l4.5 4.5',
  chevron: 'M9 6l6 6l-6 6',
  back: 'M15 6l-6 6l6 6',
  up: 'M12 19V5M6 11l6-6l6 6',
  light: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  home: 'M4 11l8-7l8 7M6 9.5V20h12V9.5',
} as const;

/** A drawing without a meaning of its own: whoever uses it gives it a name. */
export function Icon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg className="hg-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
