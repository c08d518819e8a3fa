/** A member of what a page describes. */
export interface PageMember {
  readonly name: string;
  /** Id of the place on the page that is about it. */
  readonly anchor: string;
  /** One for each form, as they are shown. */
  readonly signatures: readonly string[];
}
