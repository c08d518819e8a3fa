import { searchWords } from '@helpgen/model/locales/search';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext } from '@helpgen/runtime';
import { openSearch } from '@helpgen/runtime/search';
import { forgetWords, readAddress, wordsOf } from '../search/search-address.ts';
// Apart from the looks of the search: rules for what is highlighted concern every element, and have the browser look at the whole page anew.
import highlightStyles from '../../css/late/highlight.css' with { type: 'text' };
import { make, openAround } from '@helpgen/runtime/behaviours';

/** Marks the words that the address asks for in the article, now and on every page that is moved to. */
export function highlightMatches(contextNow: () => BehaviourContext): void {
  let shown: { readonly marks: ReturnType<typeof highlight>; readonly chip: HTMLElement } | undefined;
  let asked = '';

  adoptStyles(highlightStyles);

  async function look(): Promise<void> {
    const url = readAddress();
    const words = wordsOf(url);
    const mine = words.length === 0 ? '' : `${url.pathname}?${words.join('+')}`;
    if (mine === asked && mine !== '' && shown !== undefined && document.contains(shown.chip)) return;
    asked = mine;
    shown?.marks.clear();
    shown?.chip.remove();
    shown = undefined;
    if (words.length === 0) return;
    const field = document.querySelector<HTMLInputElement>('form.hg-search input');
    if (field?.value === '') field.value = words.join(' ');
    const found = await findWords(words, contextNow());
    if (asked === mine && found.length > 0) show(found);
  }

  /** Marks the words, and says in a small bar how many they are; it leads from one to the next, and takes the marks away. */
  function show(found: readonly Range[]): void {
    const text = contextNow().words(searchWords);
    // Highlights leave the document as it is; elements are for browsers that have none.
    const marks = 'highlights' in CSS && typeof Highlight === 'function' ? highlight(found) : wrap(found);
    const count = found.length;
    let at = -1;
    const status = make('span', { role: 'status' }, text('found.count', { count }));
    const go = (step: 1 | -1) => (): void => {
      at = at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
      marks.choose(at);
      reveal(found[at]);
      status.textContent = text('found.place', { place: at + 1, count });
    };
    const previous = makeButton(text('found.previous'), 'up', go(-1));
    const next = makeButton(text('found.next'), 'up hg-down', go(1));
    const clear = makeButton(text('found.clear'), 'close', () => {
      forgetWords();
      void look();
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    });
    const chip = make('section', { class: 'hg-found-chip', 'aria-label': text('found.label') }, status, previous, next, clear);
    document.body.append(chip);
    shown = { marks, chip };
  }

  document.addEventListener('hg:moved', () => void look());
  void look();
}

function makeButton(label: string, icon: string, act: () => void): HTMLElement {
  const drawing = make('span', { class: `hg-icon hg-icon-${icon}`, 'aria-hidden': 'true' });
  const button = make('button', { type: 'button', class: 'hg-icon-button', 'aria-label': label }, drawing);
  button.addEventListener('click', act);
  return button;
}

async function findWords(words: readonly string[], context: BehaviourContext): Promise<readonly Range[]> {
  const article = document.querySelector('main article');
  if (article === null) return [];
  const texts = collectTexts(article);
  const { languages } = context.frame.options.search ?? { languages: [] };
  const whole = texts.map((nodes) => nodes.map(({ data }) => data).join(''));
  const ranges = await openSearch(context).mark(whole, words, languages);
  return texts.flatMap((nodes, index) =>
    (ranges[index] ?? []).flatMap(([from, to]) => {
      const [start, end] = [placeIn(nodes, from), placeIn(nodes, to - 1)];
      // What has changed meanwhile is not what was searched.
      if (start === undefined || end === undefined || !nodes.every((text) => article.contains(text))) return [];
      const range = document.createRange();
      range.setStart(start.text, start.at);
      // A long name may end in a later node than it begins in, of the same element.
      range.setEnd(end.text, end.at + 1);
      return [range];
    }),
  );
}

/** Where letter `at` of all `nodes` is. */
function placeIn(nodes: readonly Text[], at: number): { readonly text: Text; readonly at: number } | undefined {
  let rest = at;
  for (const text of nodes) {
    if (rest < text.length) return { text, at: rest };
    rest -= text.length;
  }
  return undefined;
}

/** Opens what hides the mark and brings it into the middle of the window. */
function reveal(place: Range | undefined): void {
  const around = place?.commonAncestorContainer;
  const element = around instanceof Element ? around : around?.parentElement;
  if (place === undefined || !element) return;
  openAround(element);
  element.dispatchEvent(new CustomEvent('hg:reveal', { bubbles: true }));
  // Sideways too, where code or a table scrolls by itself.
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { top, height } = place.getBoundingClientRect();
  scrollBy({
    top: top + height / 2 - innerHeight / 2,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

/** What no reader reads as the article's text. */
const skipped = 'script, style, template, button, select, .hg-line-numbers, .hg-hidden, .sr-only';

/**
 * The text nodes of `root` in their order, those that are folded away too; those together between which a long name may
 * break.
 */
function collectTexts(root: Node): readonly (readonly Text[])[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text) return /\S/.test(node.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    return (node as Element).matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const texts: Text[][] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const last = texts.at(-1);
    const before = node.previousSibling;
    if (before instanceof HTMLElement && before.tagName === 'WBR' && last?.at(-1) === before.previousSibling) last?.push(node as Text);
    else texts.push([node as Text]);
  }
  return texts;
}

function highlight(words: readonly Range[]) {
  CSS.highlights.set('hg-found', new Highlight(...words));
  return {
    /** Marks the word at `index` as that which the reader is at. */
    choose(index: number): void {
      const chosen = new Highlight(...words.slice(index, index + 1));
      chosen.priority = 1;
      CSS.highlights.set('hg-found-here', chosen);
    },
    clear(): void {
      CSS.highlights.delete('hg-found');
      CSS.highlights.delete('hg-found-here');
    },
  };
}

function wrap(words: readonly Range[]): ReturnType<typeof highlight> {
  // From the end, so that what stands before keeps its place in its node.
  const marks = words.toReversed().map((word) => {
    const mark = make('mark', { class: 'hg-found' });
    word.surroundContents(mark);
    return mark;
  }).toReversed();
  return {
    choose(index) {
      for (const [place, mark] of marks.entries()) mark.classList.toggle('hg-found-here', place === index);
    },
    clear() {
      for (const mark of marks) {
        const { parentNode } = mark;
        mark.replaceWith(...mark.childNodes);
        parentNode?.normalize();
      }
    },
  };
}
