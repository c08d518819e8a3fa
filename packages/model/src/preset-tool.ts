/** A question that programs put to a built site. */
export interface PresetTool {
  /** Letters, digits and `_`; unique in a site. */
  readonly name: string;
  /** What it answers, for the program that chooses among tools. */
  readonly description: string;
  /** What is to be given with a question, each a text, with a sentence about it. */
  readonly asks: { readonly [name: string]: string };
  /** Markdown; `undefined`: there is no answer. */
  answer(given: { readonly [name: string]: string }, site: AskedSite): Promise<string | undefined>;
}

/** A built site that is asked by programs. */
export interface AskedSite {
  /** The pages that the search box shows for `text`, best first. */
  search(text: string): Promise<readonly AskedPage[]>;
  /** The page at `address` as Markdown, or its section at the anchor behind `#`; `undefined`: there is none. */
  read(address: string): Promise<string | undefined>;
}

/** A page that was found. */
export interface AskedPage {
  readonly title: string;
  /** With base path, encoded. */
  readonly address: string;
  /** Labels of what it lies under, outermost first. */
  readonly breadcrumb: readonly string[];
  readonly description: string;
}
