import { answerMessage, errorCodes, longestMessage, writeError, type AnswerMethod } from './json-rpc.ts';

/** Where messages come from, and where their answers go. */
export interface MessageLines {
  /** UTF-8, a message a line. */
  readonly input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  write(line: string): void;
  /** Aborted when nothing more is to be answered; default: never. */
  readonly interrupted?: AbortSignal | undefined;
  /** Resolves when the answer to the message that is being answered is waited for elsewhere, so that the next one need not wait. */
  isHandedOver(): Promise<void>;
}

/**
 * Answers the messages of `input` until it ends. One after the other: a thousand questions at once take no more memory than one. Nobody
 * waits for what is done elsewhere.
 */
export async function answerLines(answer: AnswerMethod, { input, write, interrupted, isHandedOver }: MessageLines): Promise<void> {
  const pending = new Set<Promise<void>>();
  for await (const line of linesOf(input)) {
    const handedOver = isHandedOver();
    const isAnswered = answerLine(line, answer).then((text) => (text === undefined ? undefined : write(text)));
    pending.add(isAnswered);
    void isAnswered.then(() => pending.delete(isAnswered));
    await Promise.race([isAnswered, handedOver]);
    if (interrupted?.aborted === true) break;
  }
  await Promise.all(pending);
}

async function answerLine(line: string | undefined, answer: AnswerMethod): Promise<string | undefined> {
  if (line === undefined) return writeError(null, errorCodes.request, `A message has at most ${longestMessage} characters.`);
  return line.trim() === '' ? undefined : answerMessage(line, answer);
}

/** The lines of `input`; `undefined` for one that is too long, of which nothing is kept. */
async function* linesOf(input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let pending = '';
  let isTooLong = false;
  for await (const chunk of input) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    for (const [index, part] of parts.entries()) {
      pending = isTooLong ? '' : pending + part;
      if (pending.length > longestMessage) isTooLong = true;
      if (index === parts.length - 1) continue;
      yield isTooLong ? undefined : pending;
      pending = '';
      isTooLong = false;
    }
  }
  if (pending.trim() !== '') yield pending;
}
