/** How enlarged images look. It travels with what shows them, so that a page without images does not pay for it. */
export const zoomStyles = `@layer hg-parts {
  .hg-zoom { display: inline-block; max-width: 100%; padding: 0; border: 0; background: none; cursor: zoom-in; line-height: 0;
    vertical-align: middle; }
  .hg-enlarge, .hg-zoom-bar button { position: relative; flex: none; width: 2.25rem; height: 2.25rem; padding: 0;
    border: 1px solid var(--hg-line-strong); border-radius: 0.4rem; background: var(--hg-bg-raised); color: var(--hg-text); }
  :is(.hg-enlarge, .hg-zoom-bar button):hover:not(:disabled) { color: var(--hg-link); }
  .hg-zoom-bar button:disabled { border-color: var(--hg-line); color: var(--hg-line-strong); cursor: default; }
  .hg-enlarge { position: absolute; inset-block-start: 0.3rem; inset-inline-end: 0.3rem; width: 2rem; height: 2rem;
    border-color: var(--hg-line); opacity: 0; cursor: zoom-in; }
  .hg-drawing:hover > .hg-enlarge, .hg-enlarge:focus-visible { opacity: 1; }
  @media (hover: none) { .hg-enlarge { opacity: 1; }}
  .hg-drawing:not(:has(svg)) > .hg-enlarge { display: none; }
  :is(.hg-enlarge, .hg-zoom-bar button)::before, :is(.hg-enlarge, .hg-zoom-in, .hg-zoom-close)::after { content: ''; position: absolute;
    inset: 50% auto auto 50%; width: 0.95rem; border-block-start: 2px solid; border-radius: 1px; translate: -50% -50%; }
  :is(.hg-enlarge, .hg-zoom-in)::after { rotate: 90deg; }
  .hg-zoom-close::before { rotate: 45deg; }
  .hg-zoom-close::after { rotate: -45deg; }
  .hg-zoom-bar :is(.hg-zoom-previous, .hg-zoom-next)::before { width: 0.6rem; height: 0.6rem; border-inline-start: 2px solid;
    rotate: -45deg; translate: -30% -50%; }
  .hg-zoom-bar .hg-zoom-next::before { rotate: 135deg; translate: -70% -50%; }
  .hg-zoom-dialog { position: fixed; inset: 0; width: 100%; max-width: none; height: 100%; max-height: none; padding: 0;
    overflow: hidden; border: 0; background: none; color: var(--hg-text); cursor: zoom-out; touch-action: none; }
  .hg-zoom-dialog::backdrop { background: var(--hg-bg); opacity: 0; transition: opacity 0.3s cubic-bezier(0.2, 0, 0.2, 1); }
  .hg-zoom-dialog.hg-open::backdrop { opacity: 1; }
  .hg-zoom-stage { position: absolute; inset: 0; display: flex; overflow: auto; scrollbar-width: none; touch-action: none; }
  .hg-zoomed { overscroll-behavior: contain; }
  .hg-zoom-picture { flex: none; max-width: none; height: auto; margin: auto; transform-origin: 0 0; user-select: none;
    -webkit-user-drag: none; }
  .hg-zoom-bar { position: absolute; inset: 0 0 auto; z-index: 1; display: flex; align-items: flex-start; gap: 0.4rem; padding: 0.75rem;
    cursor: auto; transition: opacity 0.3s; }
  .hg-zoom-dialog:not(.hg-open) > .hg-zoom-bar { opacity: 0; }
  .hg-zoom-bar p { flex: 1; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; margin: 0.35rem 0.25rem 0;
    overflow: hidden; font-size: 0.95rem; line-height: 1.5; }
  @media (prefers-reduced-motion: reduce) { .hg-zoom-dialog::backdrop { transition-duration: 1ms; }}
}`;
