import { menuWords } from '@helpgen/model/locales/menu';
import type { BehaviourContext } from '@helpgen/runtime';
import { copyText } from './copy-text.ts';

const shownMs = 1200;

/** Adds to the menu of the page what needs a script: what copies it as Markdown, copies its address, prints it. */
export function attach(menus: readonly HTMLElement[], context: BehaviourContext): () => void {
  const ends = menus.map((menu) => fill(menu as HTMLDetailsElement, context));
  return () => ends.forEach((end) => end());
}

function fill(menu: HTMLDetailsElement, { words, announce }: BehaviourContext): () => void {
  const text = words(menuWords);
  const list = menu.querySelector('ul');
  const source = menu.querySelector<HTMLAnchorElement>('a[data-hg-plain]');
  const rows: HTMLElement[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  };
  const add = (label: string, before: Element | null, act: (button: HTMLButtonElement) => void): void => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text(label);
    button.addEventListener('click', () => act(button));
    const row = document.createElement('li');
    row.append(button);
    list?.insertBefore(row, before);
    rows.push(row);
  };
  /** A row that copies and says so in its own place, before the menu closes. */
  const addCopy = (label: string, before: Element | null, get: () => string | Promise<string>): void =>
    add(label, before, async (button) => {
      const said = text((await copyText(get())) ? 'menu.copied' : 'menu.failed');
      announce(said);
      button.textContent = said;
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.textContent = text(label);
        close();
      }, shownMs);
    });

  const first = list?.firstElementChild ?? null;
  addCopy('menu.address', source === null ? first : (first?.nextElementSibling ?? null), addressNow);
  if (source !== null) addCopy('menu.copy', first, () => readText(source.href));
  add('menu.print', null, () => {
    close();
    print();
  });
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, leave, { signal });
  menu.addEventListener('keydown', ({ key }) => void (key === 'Escape' && menu.open && close()), { signal });
  return () => {
    clearTimeout(timer);
    ending.abort();
    for (const row of rows) row.remove();
  };
}

async function readText(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} ${answer.status}`);
  return answer.text();
}

/** Where the reader is, without the words that a search has marked. */
function addressNow(): string {
  const url = new URL(location.href);
  url.searchParams.delete('_highlight');
  return url.href;
}
