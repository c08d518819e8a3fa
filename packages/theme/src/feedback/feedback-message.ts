/** What a reader says about an article, as the service receives it: the body of `POST <appUrl>/api/feedback`. */
export interface FeedbackMessage {
  /** The same at every try to send it, so that a service can tell that it has it already. */
  readonly id: string;
  readonly siteId: string;
  /** Address of the page, without query and hash; in a site that was opened from disk, its path in the site. */
  readonly url: string;
  readonly version: string | null;
  readonly locale: string;
  readonly verdict: Verdict;
  /** Id of the reason; `null` for a positive verdict. */
  readonly option: string | null;
  readonly text: string;
  /** Only where the widget asks for it, and the reader gave it. */
  readonly email?: string;
  /** Id of the heading above the place where the form was opened; `null`: there is none. */
  readonly heading: string | null;
  /** Id of the build that the reader sees. */
  readonly build: string;
}

/** Whether the article helped. */
export type Verdict = 'positive' | 'negative';
