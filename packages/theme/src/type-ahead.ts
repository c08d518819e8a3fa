/** Letters that come later than this many milliseconds begin anew. */
const pauseMs = 600;

/**
 * Finds the one of `entries` that a typed letter leads to from the one at `at`; `undefined`: none begins so. It remembers what is typed:
 * the same letter again goes on to the next entry, others make it more exact.
 */
export function createTypeAhead() {
  let typed = '';
  let typedAtMs = 0;
  return (letter: string, entries: readonly HTMLElement[], at: number): HTMLElement | undefined => {
    const nowMs = performance.now();
    typed = nowMs - typedAtMs < pauseMs ? typed + letter : letter;
    typedAtMs = nowMs;
    const isRepeated = [...typed].every((one) => one === letter);
    const start = (isRepeated ? letter : typed).toLowerCase();
    const from = isRepeated ? at + 1 : at;
    const order = [...entries.slice(from), ...entries.slice(0, from)];
    return order.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(start));
  };
}
