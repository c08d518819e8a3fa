/** A section of a site, as all searches of the comparison get it. */
export interface PeerSection {
  /** Address of its page, without a hash. */
  readonly page: string;
  readonly title: string;
  /** Empty for the start of a page. */
  readonly heading: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly text: string;
}

/** A search that is asked beside others. */
export interface Peer {
  readonly name: string;
  /** Addresses of pages, best first, each once. */
  ask(question: string): Promise<readonly string[]>;
}

/** The distinct `pages`, in their order. */
export function eachOnce(pages: readonly string[]): readonly string[] {
  return [...new Set(pages)];
}
