import type { Element } from 'hast';
import { ofOtherPages, originMarks } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { slotTag } from '../slot.ts';
import type { BodyWriter } from './body-writer.ts';

/** Marks in a body what is of another file than what it stands in. */
export interface OriginWriter {
  /** Calls `write`, which writes `element`, with marks around it where it needs them. */
  around(element: Element, writer: BodyWriter, write: () => void): void;
}

/** A writer of marks that number the files of `compilation` in the order of the outline's includes. */
export function createOriginWriter({ shelf, slots, path, fileAt }: Compilation): OriginWriter {
  const files = [path, ...shelf.list().map((included) => included.path)];
  const isPlain = files.length === 1 && !slots.some((slot) => slot.kind === 'part' && slot.isOfOthers === true);
  if (isPlain) return { around: (_element, _writer, write) => write() };
  let current: number | typeof ofOtherPages = 0;
  const originOf = ({ tagName, properties, position }: Element): typeof current => {
    const slot = tagName === slotTag ? slots[Number(properties['n'])] : undefined;
    if (slot?.kind === 'part' && slot.isOfOthers === true) return ofOtherPages;
    const start = position?.start.offset;
    const from = slot?.kind === 'directive' ? undefined : slot?.from;
    const file = from ?? (start === undefined ? undefined : fileAt(start));
    return file === undefined ? current : Math.max(0, files.indexOf(file));
  };
  return {
    around(element, writer, write) {
      const outer = current;
      current = originOf(element);
      const [before, after] = current === outer ? ['', ''] : originMarks(current);
      writer.html(before);
      write();
      writer.html(after);
      current = outer;
    },
  };
}
