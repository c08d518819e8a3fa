import { menuWords } from '@helpgen/model/locales/menu';
import { copyText, listChoices, make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';

const shownMs = 1200;

/** Adds to the menu of the page what needs a script: what copies it as Markdown, copies its address, prints it, and what its reader may choose. */
export function attach([element]: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  const menu = element as HTMLDetailsElement;
  const { announce } = context;
  const text = context.words(menuWords);
  const list = menu.querySelector('ul');
  const source = menu.querySelector<HTMLAnchorElement>('a[data-hg-plain]');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  };
  const add = (label: string, before: Element | null, act: (button: HTMLButtonElement) => void): HTMLElement => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', () => act(button));
    const row = make('li', {}, button);
    list?.insertBefore(row, before);
    signal.addEventListener('abort', () => row.remove());
    return row;
  };
  /** A row that copies and says so in its own place, before the menu closes. */
  const addCopy = (label: string, before: Element | null, get: () => string | Promise<string>): HTMLElement =>
    add(text(label), before, async (button) => {
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
  addCopy('menu.address', source === null ? first : (first?.nextElementSibling ?? null), () => {
    // Where the reader is, without the words that a search has marked.
    const url = new URL(location.href);
    url.searchParams.delete('_highlight');
    return url.href;
  });
  if (source !== null) {
    addCopy('menu.copy', first, async () => {
      const answer = await fetch(source.href);
      if (!answer.ok) throw new Error(`${source.href} ${answer.status}`);
      return answer.text();
    });
  }
  add(text('menu.print'), null, () => {
    close();
    print();
  });
  let choices: readonly HTMLElement[] = [];
  /** What may be chosen and is not, as it is when the menu opens. */
  const offerChoices = async (): Promise<void> => {
    const offered = menu.open ? await listChoices(context) : [];
    if (signal.aborted) return;
    for (const row of choices) row.remove();
    choices = offered.flatMap(({ label, isChosen, choose }) => {
      const act = (): void => {
        choose();
        announce(label);
        close();
      };
      return isChosen ? [] : [add(label, null, act)];
    });
  };
  const offer = (): void => void offerChoices().catch(() => undefined);
  menu.addEventListener('toggle', offer, { signal });
  offer();
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, leave, { signal });
  menu.addEventListener('keydown', ({ key }) => void (key === 'Escape' && menu.open && close()), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
