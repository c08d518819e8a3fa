import type { TypeMention } from '@helpgen/model';

/** A stretch of code that may name a type or a member of one. */
export interface PlacedMention extends TypeMention {
  /** Offsets in the code: of the last word of the name. */
  readonly start: number;
  readonly end: number;
}
