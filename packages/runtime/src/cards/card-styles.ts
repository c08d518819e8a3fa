/** How cards look; they travel with what shows them. */
export const cardStyles = `@layer hg-parts {
  .hg-card { position: absolute; z-index: 15; width: max-content; max-width: min(24rem, calc(100vw - 2rem)); padding: 0.7rem 0.95rem;
    border: 1px solid var(--hg-line); border-radius: var(--hg-radius-box); background: var(--hg-bg-raised); box-shadow: var(--hg-shadow);
    color: var(--hg-text); font: 0.875rem/1.5 var(--hg-font); text-align: start; white-space: normal; }
  .hg-card > div > strong { display: block; font-weight: 600; }
  .hg-card > div > code { display: block; padding: 0; border: 0; background: none; font: 600 0.8125rem/1.5 var(--hg-mono); white-space: pre-wrap;
    overflow-wrap: anywhere; }
  .hg-card small { display: block; margin-block: 0.1rem 0.3rem; color: var(--hg-text-soft); font-size: 0.75rem; }
  .hg-card > a { display: inline-block; margin-block-start: 0.35rem; color: var(--hg-link); }
  @media print { .hg-card { display: none; } }
}`;
