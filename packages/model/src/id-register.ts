/** The ids of one page. */
export interface IdRegister {
  /** Takes `id`; `false`: it was taken before. */
  claim(id: string): boolean;
  /** Takes `wish`, or, when it is taken, `wish-1`, `wish-2` and so on; `section` for an empty one. */
  make(wish: string): string;
}

/** An empty register. */
export function createIdRegister(): IdRegister {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const claim = (id: string): boolean => {
    if (taken.has(id)) return false;
    taken.add(id);
    return true;
  };
  return {
    claim,
    make(wish) {
      const base = wish === '' ? 'section' : wish;
      if (claim(base)) return base;
      let count = counts.get(base) ?? 0;
      do count += 1;
      while (!claim(`${base}-${count}`));
      counts.set(base, count);
      return `${base}-${count}`;
    },
  };
}
