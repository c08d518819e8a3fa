import { copyText, make } from '@helpgen/runtime/behaviours';
import { blocksWords } from '@helpgen/model/locales/blocks';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext, Translate } from '@helpgen/runtime';
import codeToolsStyles from '../../css/late/code-tools.css' with { type: 'text' };

const shownMs = 1000;

/** Gives blocks of code the buttons that copy and wrap them, and makes what scrolls sideways reachable by keyboard. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  adoptStyles(codeToolsStyles);
  const text = context.words(blocksWords);
  for (const block of elements.filter((element) => element.matches('.hg-code'))) addTools(block, text, context, signal);
  const scrollers = elements.map((element) => element.querySelector<HTMLElement>(':scope > pre') ?? element);
  const observer = new ResizeObserver(() => {
    // All is read before anything is written, so that the page is laid out once.
    const areScrolling = scrollers.map((scroller) => scroller.scrollWidth > scroller.clientWidth);
    for (const [index, scroller] of scrollers.entries()) {
      const isScrolling = areScrolling[index] === true;
      mark(scroller, isScrolling, text);
      const block = scroller.parentElement;
      if (block?.matches('.hg-code') === true) offerWrapping(block, isScrolling, text);
    }
  });
  for (const scroller of scrollers) {
    observer.observe(scroller);
    // What is inside may grow while the outside stays: wrapped code, a drawing that comes late.
    if (scroller.firstElementChild !== null) observer.observe(scroller.firstElementChild);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

function addTools(block: HTMLElement, text: Translate, { announce, frame }: BehaviourContext, signal: AbortSignal): void {
  const copy = makeButton('hg-copy', text('code.copy'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showCopied = (isCopied: boolean): void => {
    copy.classList.toggle('hg-copied', isCopied);
    copy.title = text(isCopied ? 'code.copied' : 'code.copy');
    copy.setAttribute('aria-label', copy.title);
  };
  copy.addEventListener('click', () => {
    const code = block.querySelector('code');
    void copyText(code === null ? '' : copiedText(code, frame.options.codeBlocks.prompts)).then((isCopied) => {
      if (!isCopied) return;
      showCopied(true);
      announce(text('code.copied'));
      clearTimeout(timer);
      timer = setTimeout(() => showCopied(false), shownMs);
    });
  });
  const tools = make('div', { class: 'hg-tools' }, copy);
  block.append(tools);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    tools.remove();
  });
}

/** The button that wraps long lines stands while there are some; what is wrapped can be unwrapped. */
function offerWrapping(block: HTMLElement, isScrolling: boolean, text: Translate): void {
  const tools = block.querySelector('.hg-tools');
  const before = tools?.querySelector<HTMLElement>('.hg-wrap') ?? null;
  const isWrapped = block.classList.contains('hg-wrapped');
  if (!isScrolling && !isWrapped) return before?.remove();
  if (before !== null) return;
  const button = makeButton('hg-wrap', text('code.wrap'));
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const isNow = block.classList.toggle('hg-wrapped');
    button.setAttribute('aria-pressed', String(isNow));
    // The column of numbers knows nothing of wrapped lines, so each line says its own.
    const numbers = block.querySelector('.hg-line-numbers')?.textContent.split('\n');
    if (!isNow || numbers === undefined) return;
    for (const [index, line] of block.querySelectorAll<HTMLElement>('.line').entries()) line.dataset['number'] = numbers[index] ?? '';
  });
  tools?.prepend(button);
}

function makeButton(className: string, name: string): HTMLButtonElement {
  return make('button', { type: 'button', class: className, title: name, 'aria-label': name });
}

/** What does not scroll is no stop for the keyboard. A group is no landmark, so many of one name do no harm. */
function mark(element: HTMLElement, isScrolling: boolean, text: Translate): void {
  if (!isScrolling) return element.removeAttribute('tabindex');
  element.tabIndex = 0;
  if (element.hasAttribute('aria-label')) return;
  element.setAttribute('role', 'group');
  const title = element.closest('.hg-code')?.querySelector('.hg-code-title') ?? element.querySelector('caption');
  element.setAttribute('aria-label', title?.textContent ?? text(kindOf(element)));
}

function kindOf(element: HTMLElement): string {
  if (element.tagName === 'PRE') return 'code.label';
  if (element.classList.contains('hg-drawn')) return 'diagram.label';
  return element.classList.contains('hg-formula') ? 'formula.label' : 'table.label';
}

const shells = /\blanguage-(?:bash|sh|shell|zsh|console|shellscript|powershell|ps1?|pwsh|batch|bat|cmd)\b/;

/**
 * What copying a block of code gives: of a shell's block with `prompts` the commands after them; of a comparison the
 * text as it is after the change, unless it is a patch with a head; of others the text itself.
 */
export function copiedText(code: HTMLElement, prompts: readonly string[]): string {
  const text = textOf(code).replace(/\n$/, '');
  if (/\blanguage-(?:diff|patch)\b/.test(code.className)) return withoutMarks(text);
  return prompts.length > 0 && shells.test(code.className) ? commandsOf(text, prompts) : text;
}

/** What `code` says without the marks of its notes, which are comments. */
function textOf(code: HTMLElement): string {
  if (code.querySelector('.hg-code-note') === null) return code.textContent;
  const copy = code.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll('.hg-code-note')) mark.remove();
  return copy.textContent.replace(/[ \t]+$/gm, '');
}

function withoutMarks(text: string): string {
  const lines = text.split('\n');
  if (lines.some((line) => /^(?:@@|---|\+\+\+) /.test(line))) return text;
  const kept = lines.filter((line) => !line.startsWith('-'));
  return (kept.length === 0 ? lines : kept).map((line) => line.replace(/^[+-] ?|^ {2}/, '')).join('\n');
}

/** Whole `text` when nothing in it stands behind a prompt; a command goes on after a line that ends in its shell's mark. */
function commandsOf(text: string, prompts: readonly string[]): string {
  const commands: string[] = [];
  let goesOn = false;
  for (const line of text.split('\n')) {
    const prompt = prompts.find((start) => line.startsWith(start));
    if (prompt === undefined && !goesOn) continue;
    commands.push(line.slice(prompt?.length ?? 0));
    goesOn = /[\\`^]$/.test(line);
  }
  return commands.length === 0 ? text : commands.join('\n');
}
