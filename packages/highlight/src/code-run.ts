import type { TokenRole } from './token-roles.ts';

/** Nesting depth of a bracket, beginning again after three levels, or that it has no partner. */
type BracketRole = 'bracket-0' | 'bracket-1' | 'bracket-2' | 'bracket-unmatched';

/** A stretch of code of one role. */
export interface CodeRun {
  text: string;
  /** Empty for plain code. */
  role: TokenRole | BracketRole | '';
  /** Whether brackets in it are text, as in strings and comments. */
  isOpaque: boolean;
}
