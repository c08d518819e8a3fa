import { readItem } from './storage.ts';

/** Where the browser's storage keeps `off` once the reader has switched off the keys that are one character. */
export const keysKey = 'helpgen.keys';

/**
 * Whether `event` is a key that is pressed alone and may do something: nothing is being written, no other key is held, no dialog is
 * open, and the reader has not switched such keys off under `storageKey`.
 */
export function isLoneKey(event: KeyboardEvent, storageKey: string): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable], [role=textbox]') !== null) return false;
  return readItem(storageKey) !== 'off';
}
