/** How the button that copies the name of a type looks. Only the script that adds it needs it. */
export const copyStyles = `@layer hg-prose {
  .hg-copy-name {
    margin-inline-end: -1.5rem;
    position: relative;
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    border: 0;
    background: none;
    color: var(--hg-text-soft);
  }

  .hg-copy-name:hover {
    color: var(--hg-text);
  }

  .hg-copy-name::before,
  .hg-copy-name::after {
    content: '';
    position: absolute;
    inset: 0.5rem 0.55rem 0.3rem 0.4rem;
    border: 1.5px solid;
    border-radius: 2px;
  }

  .hg-copy-name::before {
    inset: 0.3rem 0.4rem 0.5rem 0.55rem;
  }

  .hg-copy-name::after {
    background: var(--hg-bg);
  }

  .hg-copied {
    color: var(--hg-tip);
  }
}`;
