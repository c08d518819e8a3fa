import { readJson, writeItem, type StorageArea } from '@helpgen/runtime/behaviours';
import type { Delivery, FeedbackMessage } from './feedback-message.ts';

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
