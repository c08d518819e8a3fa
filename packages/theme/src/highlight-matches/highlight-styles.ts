/**
 * How words that led to a page are marked. Apart from the looks of the search: rules for what is highlighted concern every element, and
 * have the browser look at the whole page anew.
 */
export const highlightStyles = `@layer hg-parts {
  ::highlight(hg-found) { background-color: var(--hg-found); color: #221d1e; }
  ::highlight(hg-found-here) { background-color: #ff9d3c; color: #221d1e; }
  mark.hg-found { background: var(--hg-found); color: #221d1e; }
  mark.hg-found-here { background: #ff9d3c; }
  .hg-found-chip { position: fixed; inset: auto auto 1rem 50%; z-index: 15; display: flex; align-items: center; gap: 0.1rem;
    padding-block: 0.2rem; padding-inline: 1rem 0.3rem; border: 1px solid var(--hg-line-strong); border-radius: 2rem; background: var(--hg-bg-raised);
    box-shadow: var(--hg-shadow); font-size: 0.9rem; white-space: nowrap; transform: translateX(-50%); }
  .hg-down { transform: rotate(180deg); }
  @media print { .hg-found-chip { display: none; } }
}`;
