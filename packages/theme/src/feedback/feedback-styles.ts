/** How the question whether the article helped looks; its place is part of the style sheet. */
export const feedbackStyles = `@layer hg-parts {
  .hg-feedback > div, .hg-feedback-answers { display: flex; flex-wrap: wrap; align-items: center; gap: 0.6rem 0.75rem; }
  .hg-feedback p { margin: 0; }
  .hg-feedback section { flex: 1 0 100%; padding: 1.1rem 1.25rem 1.25rem; border-radius: var(--hg-radius); background: var(--hg-bg-soft); }
  .hg-feedback :is(section, p):focus { outline: none; }
  .hg-feedback form { display: grid; gap: 0.9rem; max-width: 34rem; }
  .hg-feedback fieldset { margin: 0; padding: 0; border: 0; }
  .hg-feedback legend { padding: 0; font-weight: 600; }
  .hg-feedback label { display: block; padding-block: 0.15rem; }
  .hg-feedback fieldset label { display: flex; align-items: center; gap: 0.6rem; }
  .hg-feedback [type='radio'] { width: 1rem; height: 1rem; flex: none; margin: 0; }
  .hg-feedback :is(textarea, [type='email']) { display: block; width: 100%; margin-block-start: 0.35rem; padding: 0.5rem 0.7rem;
    border: 1px solid var(--hg-control); border-radius: var(--hg-radius); background: var(--hg-bg); color: inherit; font: inherit;
    resize: vertical; }
  .hg-feedback button { min-width: 3.5rem; padding: 0.35rem 0.95rem; border: 1px solid var(--hg-line-strong);
    border-radius: var(--hg-radius); background: var(--hg-bg); color: inherit; }
  .hg-feedback button:hover { border-color: var(--hg-text-soft); }
  .hg-feedback :is(.hg-feedback-send, [aria-pressed='true']) { border-color: var(--hg-accent-fill); background: var(--hg-accent-fill);
    color: var(--hg-on-accent); }
  .hg-feedback [aria-disabled='true'] { cursor: progress; }
  .hg-feedback-problem:not(:empty) { padding: 0.5rem 0.75rem; border-radius: var(--hg-radius); background: var(--hg-danger-soft);
    color: var(--hg-danger); }
  body:has(.hg-feedback section:not([hidden])) .hg-to-top { visibility: hidden; }
  @media (forced-colors: active) { .hg-feedback [aria-pressed='true'] { forced-color-adjust: none; background: Highlight;
    color: HighlightText; } }
}`;
