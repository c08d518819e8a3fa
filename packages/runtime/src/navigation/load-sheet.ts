/** Adds the style sheet at `href` to the document; is kept when it holds. */
export function loadSheet(href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      fail(new Error(`${href} cannot be loaded`));
    });
    document.head.append(link);
  });
}
