import type { ReactNode } from 'react';
import type { WithChildren } from './props.ts';

/** Parts that are a box around what stands in them, which the style sheet draws by its class. */
export const boxParts = {
  /** Links as buttons; the first is what the reader is to do. */
  ButtonRow: boxOf('hg-buttons'),
  /** The items of a list as cards, each of which leads where its first link does. */
  CardList: boxOf('hg-grid hg-card-list'),
  /** A block of code with marks, and the list of notes that they lead to. */
  CodeNotes: boxOf('hg-code-notes'),
  /** A list of files and folders. */
  FileTree: boxOf('hg-file-tree'),
  /** The items of a list side by side. */
  Grid: boxOf('hg-grid'),
  /** What a `Hero` shows. */
  HeroSide: boxOf('hg-hero-side'),
  /** What a `Hero` says. */
  HeroText: boxOf('hg-hero-text'),
  /** What to do, step by step: an ordered list drawn large. */
  Steps: boxOf('hg-steps'),
};

function boxOf(className: string): (props: WithChildren) => ReactNode {
  return function Box({ children }) {
    return <div className={className}>{children}</div>;
  };
}
