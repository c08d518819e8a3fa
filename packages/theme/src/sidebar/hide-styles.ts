/** How the button looks that hides the sidebar, and the page without its sidebar. Most sites have no such button. */
export const hideStyles = `@layer hg-layout {
  .hg-hide { position: sticky; inset-block-end: 0; display: flex; align-items: center; justify-content: center; width: 100%;
    height: 2.5rem; padding: 0; border: 0; border-block-start: 1px solid var(--hg-line); background: var(--hg-bg);
    color: var(--hg-text-soft); }
  .hg-hide:hover { background: var(--hg-bg-soft); color: var(--hg-text); }
  @media (width > 996px) {
    .hg-layout { transition: grid-template-columns 0.2s ease-out; }
    :root[data-hg-narrow] .hg-layout { grid-template-columns: 30px minmax(0, 1fr); }
    :root[data-hg-narrow] .hg-column .hg-sidebar { height: 100%; padding: 0; }
    :root[data-hg-narrow] .hg-column nav { display: none; }
    :root[data-hg-narrow] .hg-column :is(.hg-sidebar > div, .hg-hide) { height: 100%; border: 0; }
  }
}`;
