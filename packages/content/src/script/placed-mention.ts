import type { TypeMention } from '@helpgen/model';

/** A stretch of code, by offsets. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A stretch of code that may name a type or a member of one: the last word of the name. */
export interface PlacedMention extends Pick<TypeMention, 'name' | 'role'>, Place {}
