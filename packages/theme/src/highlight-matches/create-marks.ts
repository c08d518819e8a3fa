import { make } from '@helpgen/runtime/behaviours';

/** Marks `words` of the document: by highlights, which leave it as it is, or by elements where the browser has none. */
export function createMarks(words: readonly Range[]) {
  const look = 'highlights' in CSS && typeof Highlight === 'function' ? highlight(words) : wrap(words);
  return {
    count: words.length,
    /** Marks the one at `index` as that which the reader is at. */
    choose(index: number): Range | undefined {
      look.choose(index);
      return words[index];
    },
    clear: look.clear,
  };
}

interface Look {
  choose(index: number): void;
  clear(): void;
}

function highlight(words: readonly Range[]): Look {
  CSS.highlights.set('hg-found', new Highlight(...words));
  return {
    choose(index) {
      const chosen = new Highlight(...words.slice(index, index + 1));
      chosen.priority = 1;
      CSS.highlights.set('hg-found-here', chosen);
    },
    clear() {
      CSS.highlights.delete('hg-found');
      CSS.highlights.delete('hg-found-here');
    },
  };
}

function wrap(words: readonly Range[]): Look {
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
