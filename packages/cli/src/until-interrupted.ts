/** What comes of `work`; `undefined` when the person interrupts before that. */
export function untilInterrupted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (signal === undefined) return work;
  const interruption = new Promise<undefined>((done) => {
    if (signal.aborted) done(undefined);
    else signal.addEventListener('abort', () => done(undefined), { once: true });
  });
  return Promise.race([work, interruption]);
}
