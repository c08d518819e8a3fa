/** A value of JSON as it comes over a line. */
type Parsed = unknown;

/** Answers one method; what it throws is a bug. */
export type AnswerMethod = (method: string, params: { readonly [name: string]: unknown }) => Promise<MethodAnswer>;

/** What a method gives, or why it gives nothing: an error of the protocol (JSON-RPC 2.0, section 5.1). */
export type MethodAnswer = { readonly result: unknown } | { readonly error: { readonly code: number; readonly message: string } };

/** The longest message: characters of a line, bytes of a request. */
export const longestMessage = 256 * 1024;

/** The codes of JSON-RPC 2.0. */
export const errorCodes = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602, internal: -32_603 } as const;

/** The answer to the message `text`, which may be a list of several, as text; `undefined` for what wants none. */
export async function answerMessage(text: string, answer: AnswerMethod): Promise<string | undefined> {
  let message: Parsed;
  try {
    message = JSON.parse(text);
  } catch {
    return writeError(null, errorCodes.parse, 'This is no JSON.');
  }
  // Of the versions that are spoken one has lists (2025-03-26).
  if (!Array.isArray(message) || message.length === 0) return answerOne(message, answer);
  const answers: string[] = [];
  for (const one of message as readonly Parsed[]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as lines are
    const written = await answerOne(one, answer);
    if (written !== undefined) answers.push(written);
  }
  return answers.length === 0 ? undefined : `[${answers.join(',')}]`;
}

async function answerOne(message: Parsed, answer: AnswerMethod): Promise<string | undefined> {
  // Whoever asks waits for its own number, whatever is wrong with the rest.
  if (!isRequest(message)) return writeError(idOf(message), errorCodes.request, 'This is no request of JSON-RPC 2.0.');
  const { id, method, params } = message;
  if (id === undefined) return undefined;
  try {
    return JSON.stringify({ jsonrpc: '2.0', id, ...(await answer(method, params ?? {})) });
  } catch (error) {
    return writeError(id, errorCodes.internal, error instanceof Error ? error.message : String(error));
  }
}

/** An answer that says what is wrong. */
export function writeError(id: string | number | null, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}

interface Request {
  readonly id?: string | number;
  readonly method: string;
  readonly params?: { readonly [name: string]: unknown } | null;
}

function idOf(message: Parsed): string | number | null {
  const id = isObject(message) ? message['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function isRequest(message: Parsed): message is Request {
  if (!isObject(message) || message['jsonrpc'] !== '2.0' || typeof message['method'] !== 'string') return false;
  const { id, params } = message;
  return (id === undefined || typeof id === 'string' || typeof id === 'number') && (params === undefined || params === null || isObject(params));
}

/** Whether `value` is an object of JSON and no list. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
