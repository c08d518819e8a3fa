import type { BehaviourContext, FrameData } from '@helpgen/runtime';
import { shownBuild } from '@helpgen/runtime/behaviours';

/** What the service is told about: the config's feedback options. */
export type FeedbackOptions = NonNullable<FrameData['options']['feedback']>;

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

/** What a reader has said; `email` may be empty. */
type Said = Pick<FeedbackMessage, 'id' | 'verdict' | 'option' | 'text' | 'heading'> & { readonly email: string };

/** The message that says what a reader said on the page of a context. */
export function makeMessage({ page, frame }: BehaviourContext, { siteId, hideEmail }: FeedbackOptions, { email, ...said }: Said): FeedbackMessage {
  return {
    ...said,
    siteId,
    // Where a reader keeps files is nobody's business.
    url: location.protocol === 'file:' ? page.href : new URL(page.href, location.href).href,
    version: page.version?.name ?? null,
    locale: frame.locale.code,
    ...(hideEmail || email === '' ? {} : { email }),
    build: shownBuild(),
  };
}

/** Something that no other message has. */
export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');
}

/** What became of a message; `refused`: the service does not want it, now or later. */
export type Delivery = 'sent' | 'refused' | 'unreachable';

const timeoutMs = 15_000;
/** Answers of a service that may take the message another time. */
const passing = new Set([408, 425, 429]);

/**
 * Sends `message` to the service of the config, but in a preview to the server that shows it; it is sent on when the page is left
 * meanwhile. Never throws.
 */
export async function sendMessage({ appUrl }: FeedbackOptions, message: FeedbackMessage): Promise<Delivery> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=helpgen-preview]')?.content ?? `${appUrl}/api/feedback`;
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (ok) return 'sent';
    return status >= 400 && status < 500 && !passing.has(status) ? 'refused' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
