import { paletteWords } from '@helpgen/model/locales/palette';
import { keysKey, make, readItem, writeItem } from '@helpgen/runtime/behaviours';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext } from '@helpgen/runtime';

const keysStyles = `@layer hg-parts {
  .hg-keys { width: min(30rem, 100vw - 2rem); max-height: calc(100dvh - 2rem); padding: 1.25rem; border: 1px solid var(--hg-line);
    border-radius: var(--hg-radius-box); background: var(--hg-bg-raised); box-shadow: var(--hg-shadow); color: var(--hg-text); }
  .hg-keys::backdrop { background: rgb(0 0 0 / 40%); }
  .hg-keys h2 { margin: 0 0 0.75rem; font-size: 1.25rem; }
  .hg-keys dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1.25rem; margin: 0 0 1rem; }
  .hg-keys dd { margin: 0; }
  .hg-keys kbd { display: inline-block; min-width: 1.6rem; padding: 0 0.4rem; border: 1px solid var(--hg-line-strong); border-radius: 4px;
    background: var(--hg-bg-soft); font: 0.8125rem/1.5 var(--hg-mono); text-align: center; }
  .hg-keys label { display: flex; align-items: center; gap: 0.5rem; min-height: 2rem; }
  .hg-keys form { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; }
  .hg-keys button { min-height: 2.25rem; padding: 0.25rem 1rem; border: 1px solid var(--hg-line-strong);
    border-radius: var(--hg-radius-row); background: var(--hg-bg); color: inherit; font: inherit; }
}`;

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
  const shown = keys.split(' ').flatMap((key) => [make('kbd', {}, nameOf(key)), ' ']);
  return [make('dt', {}, ...shown), make('dd', {}, label)];
}

/** A key as it is printed on keyboards: `Control+k` is `Ctrl+K`. */
function nameOf(key: string): string {
  const name = key.replace('Control', 'Ctrl').replace('Meta+', '⌘');
  return name.replace(/(?<![a-z])[a-z]$/, (letter) => letter.toUpperCase());
}
