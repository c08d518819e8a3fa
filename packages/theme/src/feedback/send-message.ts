import type { FeedbackMessage } from './feedback-message.ts';

/** What became of a message; `refused`: the service does not want it, now or later. */
export type Delivery = 'sent' | 'refused' | 'unreachable';

const timeoutMs = 15_000;
/** Answers of a service that may take the message another time. */
const passing = new Set([408, 425, 429]);

/** Sends `message` to `address`; it is sent on when the page is left meanwhile. Never throws. */
export async function sendMessage(address: string, message: FeedbackMessage): Promise<Delivery> {
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
