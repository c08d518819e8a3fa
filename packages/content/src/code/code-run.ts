/** A stretch of code of one kind. */
export interface CodeRun {
  text: string;
  /** Class of the kind with its aliases; empty for plain code. */
  classes: string;
  /** Whether brackets in it are text, as in strings and comments. */
  isOpaque: boolean;
}
