/** What a config in JavaScript says, as far as it can be known without running it; what cannot is `undefined`. */
export type Known = string | number | boolean | null | undefined | readonly Known[] | KnownFunction | { readonly [key: string]: Known };

/** A function of the config, to be called with values that are known, or one of a package, of which only the call is known. */
export type KnownFunction = (args: readonly Known[]) => Known;

/** Whether `value` is a mapping. */
export function isRecord(value: Known): value is { readonly [key: string]: Known } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An element of JSX. */
export interface KnownElement {
  readonly [key: string]: Known;
  /** The name of an element of HTML, or the function that a component is. */
  readonly element: Known;
  /** As it is written. */
  readonly name: string;
  readonly props: { readonly [name: string]: Known };
  readonly children: readonly Known[];
}

/** Whether `value` is an element of JSX. */
export function isElement(value: Known): value is KnownElement {
  return isRecord(value) && 'element' in value && 'props' in value && 'children' in value;
}

/** The process that builds a site for its readers, where nobody has said anything else. */
export const siteBuilder: { readonly [key: string]: Known } = { env: { NODE_ENV: 'production' }, cwd: () => '.', argv: [] };

/** Markdown that a module has a library make HTML of. */
export interface KnownMarkdown {
  readonly [key: string]: Known;
  readonly markdown: string;
}

/** Whether `value` is Markdown that a library makes HTML of. */
export function isMarkdown(value: Known): value is KnownMarkdown {
  return isRecord(value) && typeof value['markdown'] === 'string';
}

/** In an element: a badge that is shown or not, which only running the module would tell. */
export const notShown: Known = { isNotShown: true };

/** In an element: something that only running the module would tell. */
export const notKnown: Known = { isNotKnown: true };

/** Whether `value` is a call of a package, of which nobody knows what it gives. */
export function isPackageCall(value: Known): boolean {
  return isRecord(value) && typeof value['calls'] === 'string' && 'args' in value;
}
