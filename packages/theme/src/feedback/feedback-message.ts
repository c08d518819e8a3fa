import type { BehaviourContext, FrameData } from '@helpgen/runtime';
import { readJson, shownBuild, writeItem, type StorageArea } from '@helpgen/runtime/behaviours';

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

interface Kept {
  /** When it was kept first, in milliseconds since 1970. */
  readonly at: number;
  readonly message: FeedbackMessage;
}

const maxMessages = 20;
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Messages that could not be sent yet, kept in the browser under `key`: at most 20 of the last 30 days. */
export function createQueue(key: string, now: () => number, area?: StorageArea) {
  const read = (): readonly Kept[] => {
    const entries = readJson(key, area) as readonly Kept[];
    if (!Array.isArray(entries)) return [];
    return entries.filter((entry) => entry?.at >= now() - maxAgeMs && typeof entry.message?.id === 'string');
  };
  const write = (entries: readonly Kept[]): boolean =>
    writeItem(key, entries.length === 0 ? null : JSON.stringify(entries.slice(-maxMessages)), area);
  const drop = (id: string): void => void write(read().filter(({ message }) => message.id !== id));
  return {
    drop,
    /** Keeps `message`, in the place of one with the same id; whether the browser lets us. */
    keep(message: FeedbackMessage): boolean {
      const entries = read();
      const at = entries.find((entry) => entry.message.id === message.id)?.at ?? now();
      return write([...entries.filter((entry) => entry.message.id !== message.id), { at, message }]);
    },
    /** Sends what is kept, the oldest first, until one cannot be; the result has the ids of those that are gone. */
    async flush(send: (message: FeedbackMessage) => Promise<Delivery>): Promise<readonly string[]> {
      const gone: string[] = [];
      for (const { message } of read()) {
        if ((await send(message)) === 'unreachable') break;
        drop(message.id);
        gone.push(message.id);
      }
      return gone;
    },
  };
}

/** Tells the authors of a site what was looked for in vain, now or as soon as they can be reached; whether that will be. */
export async function reportSearches(questions: readonly string[], context: BehaviourContext): Promise<boolean> {
  const { feedback: options } = context.frame.options;
  if (options === null) return false;
  const text = questions.map((question) => `? ${question}`).join('\n');
  const message = makeMessage(context, options, { id: makeId(), verdict: 'negative', option: null, text, heading: null, email: '' });
  const delivery = await sendMessage(options, message);
  if (delivery !== 'unreachable') return delivery === 'sent';
  return createQueue(context.storageKey('helpgen.feedback'), Date.now).keep(message);
}
