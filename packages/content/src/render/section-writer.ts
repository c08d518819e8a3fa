import type { SearchSection } from '@helpgen/model';
import { collapse } from './hast-text.ts';

/** Collects what search can find, heading by heading. */
export interface SectionWriter {
  /** A heading begins; one deeper than h3 belongs to the section it stands in. */
  heading(level: number, anchor: string, text: string): void;
  /** White space says that what was written before and what comes after are not one word. */
  text(value: string): void;
  /** `code` is what a page tells of in the text: its signs can be asked for. */
  signs(code: string): void;
  finish(): readonly SearchSection[];
}

const signRun = /[-!#$%&*+./:<=>?@[\\\]^{|}~]+/g;
/** These join the parts of a name, a path or a date, unless they stand alone. */
const joining = /^(?:[-./:]|::)$/;

/** A writer that stands before the first heading. */
export function createSectionWriter(): SectionWriter {
  const sections: SearchSection[] = [];
  let current = { anchor: '', heading: '', level: 1 };
  let text = '';
  const signs = new Set<string>();
  const flush = (): void => {
    const collapsed = collapse(text);
    text = '';
    const found = signs.size === 0 ? {} : { signs: [...signs].join(' ') };
    signs.clear();
    if (collapsed !== '' || current.anchor !== '') sections.push({ ...current, text: collapsed, ...found });
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
    signs(code) {
      for (const [run] of code.matchAll(signRun)) if (run === code.trim() || !joining.test(run)) signs.add(run);
    },
    finish() {
      flush();
      return sections;
    },
  };
}
