/** Something that happens once, and can be waited for. */
export interface Moment {
  readonly happened: Promise<void>;
  come(): void;
}

/** A moment that has not come yet. */
export function createMoment(): Moment {
  let come: (() => void) | undefined;
  const happened = new Promise<void>((done) => (come = done));
  return { happened, come: () => come?.() };
}
