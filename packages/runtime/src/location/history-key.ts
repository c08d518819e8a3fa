/** The key in the state of the history entry that `view` is at; empty when it has none. */
export function historyKeyOf(view: Window): string {
  return (view.history.state as { key?: string } | null)?.key ?? '';
}

/** A name for a history entry: six characters of base 36. */
export function makeHistoryKey(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}
