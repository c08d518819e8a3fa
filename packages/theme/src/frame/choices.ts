import { writeItem } from '@helpgen/runtime/behaviours';

/**
 * Keeps what readers choose in the frame (a version under `versionKey`, an announcement put away), and lets the skip
 * link move the focus alone. The result acts on a click and says whether that was all.
 */
export function startChoices(versionKey: string): (target: Element) => boolean {
  document.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[role=button]') : null;
    if (event.key !== ' ' || link === null || event.defaultPrevented) return;
    event.preventDefault();
    link.click();
  });
  return (target) => {
    const version = target.closest<HTMLElement>('[data-hg-version]')?.dataset['hgVersion'];
    if (version !== undefined) keep(versionKey, version);
    const announcement = target.closest<HTMLElement>('[data-hg-dismiss]')?.dataset['hgDismiss'];
    if (announcement !== undefined) dismiss(announcement);
    return target.closest('.hg-skip') !== null && skip();
  };
}

function dismiss(id: string): void {
  keep('helpgen.announcement', id);
  document.documentElement.dataset['hgDismissed'] = '';
  document.querySelector<HTMLElement>('[data-hg-start]')?.focus();
}

/** As the link does, but without an entry in the history. */
function skip(): boolean {
  const main = document.querySelector<HTMLElement>('main');
  main?.focus();
  main?.scrollIntoView();
  return main !== null;
}

/** A blocked storage is told on the console when the page is loaded; the choice lasts as long as the page. */
function keep(name: string, value: string): void {
  writeItem(name + (document.documentElement.dataset['hgStorage'] ?? ''), value);
}
