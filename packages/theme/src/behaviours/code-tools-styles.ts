/** How the buttons of a block of code look, and a block whose lines are wrapped. Only the script that adds them needs it. */
export const codeToolsStyles = `@layer hg-code {
  /* As wide as both buttons from the start: the box must not move when the second one is found to be wanted. */
  .hg-tools { position: absolute; inset-block-start: 0.375rem; inset-inline-end: 0.375rem; display: flex; justify-content: end; gap: 0.125rem;
    min-inline-size: 3.625rem; pointer-events: none; }
  .hg-tools button { pointer-events: auto; }
  /* Without a bar they would cover the first line. */
  .hg-code:not(:hover, :focus-within, :has(> .hg-code-title, .hg-copied, [aria-pressed='true'])) > .hg-tools { opacity: 0; }
  .hg-code:not(:has(> .hg-code-title)) > .hg-tools button { background: var(--hg-code-bg); }
  @media (hover: none) { .hg-code > .hg-tools { opacity: 1 !important; } }
  .hg-tools button { position: relative; width: 1.75rem; height: 1.75rem; padding: 0; border: 0; border-radius: var(--hg-radius-row);
    background: none; color: var(--hg-text-soft); }
  .hg-tools button:hover { background: color-mix(in srgb, var(--hg-text) 8%, transparent); color: var(--hg-text); }
  .hg-tools [aria-pressed='true'] { color: var(--hg-link); }
  .hg-tools button::before, .hg-tools button::after { content: ''; position: absolute; border: 1.5px solid; pointer-events: none; }
  /* Two sheets, one over the other. */
  .hg-copy::before, .hg-copy::after { inset: 0.53rem 0.62rem 0.38rem 0.42rem; border-radius: 2px; }
  .hg-tools .hg-copy::before { inset: 0.38rem 0.42rem 0.53rem 0.62rem; }
  .hg-copy::after { background: var(--hg-code-bg); }
  .hg-output .hg-copy::after { background: var(--hg-bg-sunk); }
  .hg-tools .hg-copied::before { display: none; }
  .hg-tools .hg-copied::after { inset: 0.4rem 0.68rem 0.6rem; border-color: var(--hg-tip); border-width: 0 2px 2px 0; border-radius: 0;
    background: none; rotate: 45deg; }
  /* A line that turns back under itself. */
  .hg-wrap::before { inset: 0.45rem 0.38rem 0.63rem; border-inline-start: 0; border-start-end-radius: 0.45rem;
    border-end-end-radius: 0.45rem; }
  .hg-tools .hg-wrap::after { inset: auto auto 0.45rem 0.33rem; width: 0.38rem; height: 0.38rem; border-width: 0 0 1.5px 1.5px;
    rotate: 45deg; }
  .hg-wrapped pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  .hg-wrapped .hg-numbered { display: block; }
  .hg-wrapped .hg-numbered code { padding-inline-start: 1rem; }
  .hg-wrapped code { width: auto; }
  .hg-wrapped .hg-line-numbers { display: none; }
  .hg-wrapped .hg-numbered .line { position: relative; margin-inline-start: -1rem; padding-inline-start: 3.25rem; }
  .hg-wrapped .line[data-number]::before { content: attr(data-number); content: attr(data-number) / ''; position: absolute;
    inset-inline-start: 0; width: 2.25rem; color: var(--hg-text-faint); text-align: end; }
}`;
