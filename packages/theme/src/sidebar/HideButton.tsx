import { sidebarWords } from '@helpgen/model/locales/sidebar';
import { useWords } from '@helpgen/runtime';
import { adoptStyles } from '@helpgen/runtime/styles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { hideStyles } from './hide-styles.ts';

/** Hides the sidebar of wide screens, down to a strip with this button, and brings it back. */
export function HideButton(): ReactNode {
  const text = useWords(sidebarWords);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => adoptStyles(hideStyles), []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-hg-narrow', isHidden);
    return () => document.documentElement.removeAttribute('data-hg-narrow');
  }, [isHidden]);
  const label = text(isHidden ? 'sidebar.show' : 'sidebar.hide');
  return (
    <button
      type="button"
      className="hg-hide"
      aria-label={label}
      title={label}
      aria-expanded={!isHidden}
      onClick={() => setHidden(!isHidden)}
    >
      <Icon name={isHidden ? 'chevron' : 'back'} />
    </button>
  );
}
