/** Lets the browser draw and listen between two steps that are long on a slow machine. */
export function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
