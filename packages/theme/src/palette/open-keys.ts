import { paletteWords } from '@helpgen/model/locales/palette';
import { keysKey, make, readItem, writeItem } from '@helpgen/runtime/behaviours';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext } from '@helpgen/runtime';
import keysStyles from '../../css/late/keys.css' with { type: 'text' };

/** Shows all keys of the page in a dialog, where those that are one character can be switched off. */
export function openKeys({ words, storageKey }: BehaviourContext): void {
  if (document.querySelector('.hg-keys') !== null) return;
  adoptStyles(keysStyles);
  const text = words(paletteWords);
  // Whatever else is reached by keys says so itself.
  const fields = [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]')];
  const search = document.querySelector('form.hg-search input');
  const list = make(
    'dl',
    {},
    ...(search === null ? [] : row(search.getAttribute('aria-keyshortcuts') ?? '/', text('keys.search'))),
    ...fields.flatMap((field) => row(field.getAttribute('aria-keyshortcuts') ?? '', field.getAttribute('aria-label') ?? '')),
    ...row('?', text('keys.help')),
    ...row('↑ ↓', text('keys.move')),
    ...row('Enter', text('keys.open')),
    ...row('Esc', text('keys.escape')),
  );
  const box = make('input', { type: 'checkbox' });
  box.checked = readItem(storageKey(keysKey)) !== 'off';
  box.addEventListener('change', () => void writeItem(storageKey(keysKey), box.checked ? null : 'off'));
  const label = make('label', {}, box, text('keys.on'));
  const form = make('form', { method: 'dialog' }, label, make('button', {}, text('keys.close')));
  const title = make('h2', { id: 'hg-keys-title' }, text('keys.title'));
  const dialog = make('dialog', { class: 'hg-keys', 'aria-labelledby': title.id }, title, list, form);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => void (target === dialog && dialog.close()));
  document.body.append(dialog);
  dialog.showModal();
}

/** `keys`, several of them by spaces, and what they do. */
function row(keys: string, label: string): readonly Node[] {
  const shown = keys.split(' ').flatMap((key) => {
    // As it is printed on keyboards: `Control+k` is `Ctrl+K`.
    const name = key.replace('Control', 'Ctrl').replace('Meta+', '⌘');
    return [make('kbd', {}, name.replace(/(?<![a-z])[a-z]$/, (letter) => letter.toUpperCase())), ' '];
  });
  return [make('dt', {}, ...shown), make('dd', {}, label)];
}
