import { useColorMode, useNavigation, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { IconButton } from '../drawings.tsx';

/** Switches the colour mode, which only the browser knows: the style sheet draws it, and what is chosen before the page is drawn waits for it. */
export function ColorModeButton(): ReactNode {
  const text = useStrings();
  const { announce } = useNavigation();
  const { choice, cycle } = useColorMode();
  const label = text('color.label', { mode: text(`color.${choice ?? 'system'}`) });
  return (
    <IconButton
      icon="mode"
      className="hg-color-button"
      aria-label={choice === null ? text('color.label', { mode: '…' }) : label}
      title={choice === null ? undefined : label}
      data-hg-hold="color"
      onClick={() => announce(text('color.chosen', { mode: text(`color.${cycle()}`) }))}
    />
  );
}
