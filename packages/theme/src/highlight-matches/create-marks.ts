/** A place in a text node. */
export interface TextPlace {
  readonly text: Text;
  readonly at: number;
}

/** A word of the text; a long name may end in a later node than it begins in, of the same element. */
export interface FoundWord {
  readonly start: TextPlace;
  readonly end: TextPlace;
}

/** Words that are marked in the document. */
export interface Marks {
  readonly count: number;
  /** Marks the one at `index` as that which the reader is at; says where it is. */
  choose(index: number): { readonly element: Element; box(): DOMRect } | undefined;
  clear(): void;
}

/** Marks `words`: by highlights, which leave the document as it is, or by elements where the browser has none. */
export function createMarks(words: readonly FoundWord[]): Marks {
  return 'highlights' in CSS && typeof Highlight === 'function' ? byHighlights(words) : byElements(words);
}

function rangeOf({ start, end }: FoundWord): Range {
  const range = document.createRange();
  range.setStart(start.text, start.at);
  range.setEnd(end.text, end.at);
  return range;
}

function byHighlights(words: readonly FoundWord[]): Marks {
  const ranges = words.map(rangeOf);
  CSS.highlights.set('hg-found', new Highlight(...ranges));
  return {
    count: ranges.length,
    choose(index) {
      const range = ranges[index];
      const element = range?.startContainer.parentElement ?? null;
      if (range === undefined || element === null) return undefined;
      const chosen = new Highlight(range);
      chosen.priority = 1;
      CSS.highlights.set('hg-found-here', chosen);
      return { element, box: () => range.getBoundingClientRect() };
    },
    clear() {
      CSS.highlights.delete('hg-found');
      CSS.highlights.delete('hg-found-here');
    },
  };
}

function byElements(words: readonly FoundWord[]): Marks {
  // From the end, so that what stands before keeps its place in its node.
  const marks = words.toReversed().map((word) => {
    const mark = document.createElement('mark');
    mark.className = 'hg-found';
    rangeOf(word).surroundContents(mark);
    return mark;
  }).toReversed();
  return {
    count: marks.length,
    choose(index) {
      for (const [place, mark] of marks.entries()) mark.classList.toggle('hg-found-here', place === index);
      const element = marks[index];
      return element === undefined ? undefined : { element, box: () => element.getBoundingClientRect() };
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
