/** Lets the browser draw and listen between two steps that are long on a slow machine. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Waits until the browser has drawn what was changed: the next step is not to make this frame longer. */
export function nextFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Lays the page out now, so that the frame that follows has only to draw it: two short tasks in the place of a long one. */
export function layOut(): void {
  document.documentElement.getBoundingClientRect();
}
