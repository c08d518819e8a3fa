import { make } from '@helpgen/runtime/behaviours';

/** A button with a cross, called `name`. */
export function drawClose(name: string, onClick: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: 'close', 'aria-label': name }, '×');
  button.addEventListener('click', onClick);
  return button;
}
