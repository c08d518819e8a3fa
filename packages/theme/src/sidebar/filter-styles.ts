/** How that looks what the filter of the sidebar finds, and a list that folds. */
export const filterStyles = `@layer hg-layout {
  .hg-filter p { padding-inline: 0.875rem; color: var(--hg-text-soft); }
  .hg-filter mark { border-radius: 2px; background: var(--hg-found); color: #221d1e; }
  .hg-fold[data-hg-folding] { overflow: hidden; }
}`;
