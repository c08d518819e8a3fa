/**
 * Loads a module that was written as a script, which leaves its exports in `hgModule`: what `import()` does, for documents
 * that were opened from disk, where browsers load scripts and no modules.
 */
export function loadScript(href: string): Promise<unknown> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = href;
    // The event follows its script at once: no other can have run in between.
    script.addEventListener('load', () => {
      script.remove();
      done((globalThis as { hgModule?: unknown }).hgModule);
    });
    script.addEventListener('error', () => {
      script.remove();
      fail(new Error(`${href} cannot be loaded`));
    });
    document.head.append(script);
  });
}
