/** Puts off what would keep somebody waiting. */
export interface Patience {
  /** Somebody has asked for something, and will soon ask for more. */
  heed(): void;
  /** Ends it; what has not begun never does. */
  close(): void;
}

/** Times in milliseconds. */
export interface PatienceTimes {
  /** Quiet after what was asked for. */
  readonly quietMs: number;
  /** From the start, whatever is asked for. */
  readonly longestMs: number;
}

/** A page needs its scripts and styles first; a person who has asked for none by then is still on the way. */
const standard: PatienceTimes = { quietMs: 250, longestMs: 1200 };

/** Calls `begin` once: when it has become quiet after something was asked for, or after the longest time. */
export function createPatience(begin: () => void, { quietMs, longestMs }: PatienceTimes = standard): Patience {
  let isOver = false;
  let quiet: NodeJS.Timeout | undefined;
  const end = (): void => {
    isOver = true;
    clearTimeout(quiet);
    clearTimeout(longest);
  };
  const act = (): void => {
    end();
    begin();
  };
  const longest = setTimeout(act, longestMs);
  return {
    heed() {
      if (isOver) return;
      clearTimeout(quiet);
      quiet = setTimeout(act, quietMs);
    },
    close: end,
  };
}
