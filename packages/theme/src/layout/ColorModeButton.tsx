import { useColorMode, useNavigation, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** Switches the colour mode; disabled until the page is awake, because only the browser knows the mode. */
export function ColorModeButton(): ReactNode {
  const text = useStrings();
  const { announce } = useNavigation();
  const { choice, cycle } = useColorMode();
  const label = text('color.label', { mode: text(`color.${choice ?? 'system'}`) });
  return (
    <button
      type="button"
      className="hg-icon-button hg-color-button"
      aria-label={choice === null ? text('color.label', { mode: '…' }) : label}
      title={choice === null ? undefined : label}
      disabled={choice === null}
      onClick={() => announce(text('color.chosen', { mode: text(`color.${cycle()}`) }))}
    >
      <Icon name={choice ?? 'system'} />
    </button>
  );
}
