import { make } from '@helpgen/runtime/behaviours';
import type { MarkedText } from '@helpgen/runtime/search';

/** `text` with its marks, as text nodes and `mark` elements. */
export function drawMarked({ text, marks }: MarkedText): DocumentFragment {
  const drawn = document.createDocumentFragment();
  let end = 0;
  for (const [from, to] of marks) {
    if (from < end) continue;
    drawn.append(text.slice(end, from), make('mark', {}, text.slice(from, to)));
    end = to;
  }
  drawn.append(text.slice(end));
  return drawn;
}
