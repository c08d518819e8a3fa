import type { BehaviourContext } from '@helpgen/runtime';

const shownMs = 1000;

/** Gives blocks of code a button that copies them, and makes what scrolls sideways reachable by keyboard. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext): () => void {
  const undo = elements.map((element) => (element.classList.contains('hg-code') ? addCopyButton(element, context) : () => undefined));
  const scrollers = elements.map((element) => element.querySelector<HTMLElement>('pre') ?? element);
  const heed = (): void => scrollers.forEach((scroller) => markScrolling(scroller, context));
  const observer = new ResizeObserver(heed);
  for (const scroller of scrollers) observer.observe(scroller);
  return () => {
    observer.disconnect();
    for (const step of undo) step();
  };
}

function addCopyButton(block: HTMLElement, { text, announce }: BehaviourContext): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hg-copy';
  const name = (key: string): void => {
    button.title = text(key);
    button.setAttribute('aria-label', text(key));
  };
  name('code.copy');
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', () => {
    void copyText(block.querySelector('code')?.textContent.replace(/\n$/, '') ?? '').then((isCopied) => {
      if (!isCopied) return;
      button.classList.add('hg-copied');
      name('code.copied');
      announce(text('code.copied'));
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.classList.remove('hg-copied');
        name('code.copy');
      }, shownMs);
    });
  });
  block.append(button);
  return () => {
    clearTimeout(timer);
    button.remove();
  };
}

/** Whether `text` is in the clipboard now; a page without a secure context has to go by a selection. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.className = 'hg-hidden';
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  }
}

/** What does not scroll is no stop for the keyboard. A group is no landmark, so many of one name do no harm. */
function markScrolling(element: HTMLElement, { text }: BehaviourContext): void {
  if (element.scrollWidth <= element.clientWidth) return element.removeAttribute('tabindex');
  element.tabIndex = 0;
  if (element.hasAttribute('aria-label')) return;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', nameOf(element) ?? text(element.tagName === 'PRE' ? 'code.label' : 'table.label'));
}

function nameOf(element: HTMLElement): string | undefined {
  return element.closest('.hg-code')?.querySelector('.hg-code-title')?.textContent ?? undefined;
}
