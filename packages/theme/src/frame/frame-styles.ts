/** What no page has before its script is awake: soft moves, a header that hides, the button to the top, and what stands for a page that crashed. */
export const frameStyles = `@media (prefers-reduced-motion: no-preference) {
  @layer hg-base { :is(.hg-icon, .hg-drawer, .hg-cards li) { transition: 0.15s ease-out; transition-property: transform, border-color; } }
}
@layer hg-layout {
  .hg-header[data-hg-hides] { transition: transform 0.2s ease-out; }
  :root[data-hg-header='hidden'] .hg-header[data-hg-hides] { transform: translateY(-100%); }
  :root[data-hg-header='hidden'] { --hg-top: 0px; }
  .hg-to-top:not([hidden]) { position: fixed; inset-block-end: 1.25rem; inset-inline-end: 1.25rem; z-index: 15; width: 2.75rem; height: 2.75rem;
    border: 1px solid var(--hg-line); border-radius: 50%; background: var(--hg-bg-raised); box-shadow: var(--hg-shadow);
    animation: hg-menu 0.12s ease-out; }
  .hg-icon-up { clip-path: polygon(50% 16%, 78% 43%, 72% 48%, 54% 30%, 54% 82%, 46% 82%, 46% 30%, 28% 48%, 22% 43%); }
}
@layer hg-page {
  .hg-problem { max-width: var(--hg-measure); margin: 2rem auto; }
  .hg-problem pre { padding: 0.75rem 1rem; border-radius: var(--hg-radius); background: var(--hg-danger-soft); color: var(--hg-danger);
    font: 0.88rem/1.5 var(--hg-mono); white-space: pre-wrap; overflow-wrap: anywhere; }
  .hg-problem button { padding: 0.45rem 1.1rem; border: 1px solid var(--hg-accent-fill); border-radius: var(--hg-radius);
    background: var(--hg-accent-fill); color: var(--hg-on-accent); }
}`;
