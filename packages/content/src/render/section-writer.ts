import type { SearchSection } from '@helpgen/model';
import { collapse } from './hast-text.ts';

/** Collects what search can find, heading by heading. */
export interface SectionWriter {
  /** A heading begins; one deeper than h3 belongs to the section it stands in. */
  heading(level: number, anchor: string, text: string): void;
  text(value: string): void;
  /** What was written before and what comes after are not one word. */
  gap(): void;
  finish(): readonly SearchSection[];
}

/** A writer that stands before the first heading. */
export function createSectionWriter(): SectionWriter {
  const sections: SearchSection[] = [];
  let current = { anchor: '', heading: '', level: 1 };
  let text = '';
  const flush = (): void => {
    const collapsed = collapse(text);
    text = '';
    if (collapsed !== '' || current.anchor !== '') sections.push({ ...current, text: collapsed });
  };
  return {
    heading(level, anchor, heading) {
      if (level > 3) {
        text += ` ${heading} `;
        return;
      }
      flush();
      current = { anchor, heading, level };
    },
    text(value) {
      text += value;
    },
    gap() {
      text += ' ';
    },
    finish() {
      flush();
      return sections;
    },
  };
}
