/** What comes of `work`; `undefined` when the person interrupts before that. */
export async function untilInterrupted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (signal === undefined) return await work;
  let stop: (() => void) | undefined;
  const interruption = new Promise<undefined>((done) => {
    stop = () => done(undefined);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, interruption]);
  } finally {
    if (stop !== undefined) signal.removeEventListener('abort', stop);
  }
}
