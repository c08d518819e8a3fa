/** How the navigation of narrow screens looks. */
export const drawerStyles = `@layer hg-layout {
  .hg-drawer[open] { position: fixed; inset-block: 0; inset-inline: 0 auto; display: flex; flex-direction: column; width: min(21rem, 92vw); max-width: none;
    height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; background: var(--hg-bg); color: var(--hg-text);
    box-shadow: var(--hg-shadow); animation: hg-drawer 0.18s ease-out; }
  .hg-drawer::backdrop { background: rgb(10 14 20 / 50%); }
  @keyframes hg-drawer { from { opacity: 0; transform: translateX(-2rem); } }
  .hg-drawer-head { display: flex; align-items: center; flex: none; height: var(--hg-header-height); padding-inline: 1.25rem 0.5rem;
    border-block-end: 1px solid var(--hg-line); font-weight: 650; }
  .hg-drawer-head > span { flex: 1; margin-inline-start: 0.6rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .hg-drawer .hg-scroller { flex: 1; min-height: 0; }
  .hg-drawer .hg-scroller[hidden] { display: none; }
  .hg-drawer nav { padding-block: 0.75rem 2rem; padding-inline: 1rem 0.75rem; }
  .hg-drawer .hg-sidebar nav { padding: 0; }
  .hg-drawer .hg-nav-link { width: 100%; min-height: 2.5rem; padding-inline: 0.65rem; font-size: 0.95rem; text-align: start; }
  .hg-drawer .hg-dropdown .hg-icon { margin-inline-start: auto; }
  .hg-drawer .hg-dropdown > ul { margin-inline-start: 0.7rem; padding-block: 0; padding-inline: 0.45rem 0; border-inline-start: 1px solid var(--hg-line);
    color: var(--hg-text-soft); }
  .hg-drawer .hg-dropdown li a { padding-block: 0.5rem; }
  .hg-drawer .hg-drawer-turn { justify-content: flex-start; margin-block: 0.5rem -0.75rem; margin-inline: 0.375rem;
    width: calc(100% - 0.75rem); border: 0; background: none; color: var(--hg-link); }
  [dir='rtl'] .hg-drawer-turn .hg-icon { transform: scaleX(-1); }
  :root[data-hg-drawer] { overflow: hidden; }
  .hg-drawer .hg-hide { display: none; }
  @media (width > 996px) { .hg-drawer { display: none; } }
}`;
