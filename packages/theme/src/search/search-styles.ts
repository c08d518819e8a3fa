import { adoptStyles } from '@helpgen/runtime/styles';
const searchStyles = `@layer hg-parts {
  /* The panel under the search box. */
  .hg-header .hg-search-clear { width: 1.75rem; }
  .hg-search-clear[hidden] { display: none; }
  /* As the icon of that name, without a drawing to be parsed while the reader waits. */
  .hg-search-clear > .hg-icon { mask: none;
    clip-path: polygon(22.5% 28%, 28% 22.5%, 50% 44.7%, 72% 22.5%, 77.5% 28%, 55.3% 50%, 77.5% 72%, 72% 77.5%, 50% 55.3%, 28% 77.5%,
    22.5% 72%, 44.7% 50%); }
  .hg-search .hg-icon { transition: none; }
  .hg-search input::-webkit-search-cancel-button { display: none; }
  [data-hg-busy] > [type='submit'] > .hg-icon { animation: hg-spin 0.8s linear infinite; border: 2px solid var(--hg-line-strong);
    border-block-start-color: var(--hg-accent); border-radius: 50%; background: none; mask: none; }
  @keyframes hg-spin { to { transform: rotate(1turn); } }
  .hg-panel { position: absolute; inset-block-start: calc(100% - 0.4rem); inset-inline-end: var(--hg-panel-end, 0); z-index: 30;
    width: min(34rem, 100% - 1.5rem); max-height: calc(100dvh - var(--hg-header-height) - 0.5rem); overflow-y: auto;
    overscroll-behavior: contain; contain: layout paint style; padding: 0.4rem; border: 1px solid var(--hg-line);
    border-radius: var(--hg-radius); background: var(--hg-bg-raised); box-shadow: var(--hg-shadow); color: var(--hg-text);
    font-size: 0.92rem; line-height: 1.4; }
  .hg-search-field .hg-panel { inset-block-start: calc(100% + 0.375rem); inset-inline: 0; width: auto; max-height: 26rem; }
  .hg-panel-title { margin: 0; padding: 0.3rem 0.6rem; color: var(--hg-text-soft); font-size: 0.85rem; }
  .hg-panel-problem { padding: 0.6rem; }
  .hg-results .hg-panel-problem { padding-inline: 0; }
  .hg-panel-problem p { margin-block: 0.25rem 0.6rem; color: var(--hg-text-soft); }
  .hg-search-on a { display: inline-block; margin-inline-end: 0.6rem; padding-block: 0.2rem; }
  .hg-search-on button { white-space: normal; text-align: start; }
  :is(.hg-panel-problem, .hg-search-tools, .hg-search-found) :is(button, select) { min-height: 2rem; padding: 0.2rem 0.75rem;
    border: 1px solid var(--hg-line-strong); border-radius: var(--hg-radius); background: var(--hg-bg); color: inherit; font: inherit; }
  .hg-row { display: grid; position: relative; contain: layout style; padding-block: 0.4rem; padding-inline: 2.1rem 0.6rem; border-radius: 0.35rem;
    color: inherit; text-decoration: none; cursor: pointer; }
  .hg-row > span, .hg-row-main { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .hg-row-head { display: flex; align-items: baseline; gap: 0.75rem; }
  .hg-row-main { flex: 1; }
  .hg-row-sort { padding: 0.1rem 0.45rem; border-radius: 0.25rem; background: var(--hg-bg-soft); color: var(--hg-text-soft);
    font-size: 0.75rem; line-height: 1.2rem; white-space: nowrap; }
  .hg-results :is(.hg-row-sort, .hg-row-sort + .hg-result-path) { display: inline-block; margin-block: 0.15rem;
    margin-inline-end: 0.5rem; }
  /* What the question names says what it is. */
  .hg-row-answer { padding-block: 0.75rem; }
  .hg-row-answer::before { margin-block-start: 0.4rem; }
  .hg-row-answer .hg-row-main { font-weight: 650; }
  .hg-row-answer > .hg-row-detail { margin-block-start: 0.2rem; white-space: normal; }
  .hg-row:hover { background: var(--hg-bg-soft); }
  .hg-row[aria-selected='true'] { background: var(--hg-accent-soft); }
  /* A mark for each kind: a page, a heading of it, its text. */
  .hg-row[data-kind]::before { content: ''; position: absolute; inset-block: 0.65rem auto; inset-inline: 0.7rem auto; width: 0.75rem; height: 0.9rem;
    border: 1.5px solid var(--hg-text-soft); border-radius: 2px; }
  .hg-row[data-kind='heading']::before { content: '#'; border: 0; color: var(--hg-text-soft); line-height: 0.9rem; }
  .hg-row[data-kind='content']::before { height: 0.6rem; border-width: 1.5px 0; border-radius: 0; }
  .hg-row:is(.hg-row-inner, .hg-row-last) { margin-inline-start: 1.05rem; }
  .hg-row:is(.hg-row-inner, .hg-row-last)::after { content: ''; position: absolute; inset-block: 0; inset-inline: 0 auto;
    border-inline-start: 1px solid var(--hg-line-strong); }
  .hg-row.hg-row-last::after { inset-block-end: 50%; }
  /* Marked as the current entry of the sidebar is. */
  .hg-row[aria-selected='true']::after { content: ''; position: absolute; inset-block: 0.8rem auto; inset-inline: 0.15rem auto;
    width: 0.4rem; height: 0.7rem; border: 0; background: var(--hg-accent); clip-path: var(--hg-chevron); forced-color-adjust: none; }
  [dir='rtl'] .hg-row[aria-selected='true']::after { scale: -1 1; }
  .hg-row :is(.hg-row-detail, .hg-row-origin) { color: var(--hg-text-soft); font-size: 0.85rem; }
  .hg-row-recent, .hg-row-action { padding-inline-start: 0.6rem; }
  .hg-row-action:not(:has(.hg-row-sort)) { color: var(--hg-link); }
  .hg-row-action .hg-row-sort { background: none; color: var(--hg-text-faint); }
  .hg-row-action:last-child { margin-block-start: 0.25rem; }
  :is(.hg-panel, .hg-results) mark { background: var(--hg-found); color: #221d1e; }
  .hg-header[data-hg-searching] .hg-search input { display: block; }
  /* Over what stands before it the field is as wide as its panel while it is used: a question of some words is seen whole. */
  @media (width > 996px) { .hg-header[data-hg-searching] .hg-search { position: relative; margin-inline-start: min(0px, 100% - 34rem);
    box-shadow: 0 0 0 1px var(--hg-link), -0.9rem 0 0.5rem 0.2rem var(--hg-bg); } }
  /* Where the header has no room for the field, it covers the header while it is used, and the panel is as wide. */
  @media (width <= 996px) { .hg-panel { inset-inline: 0.75rem; width: auto;
    } .hg-header[data-hg-searching] .hg-search-place { position: absolute; inset: 0; z-index: 1; width: auto; max-width: none;
    padding: 0.75rem; background: var(--hg-bg); } .hg-header[data-hg-searching] .hg-search { border-color: var(--hg-link); } }
  /* The search page. */
  .hg-search-tools { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; margin-block: 1rem 0; }
  :is(.hg-search-tools, .hg-search-found) label { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.5rem;
    max-width: 100%; }
  :is(.hg-search-tools, .hg-search-found) label[hidden] { display: none; }
  .hg-search-tools select { max-width: 100%; }
  /* There is room for everything that comes later: nothing that is read moves. */
  .hg-search-found { display: flex; flex-wrap: wrap; align-content: flex-start; justify-content: space-between; gap: 0.25rem 1.25rem;
    min-height: 2rem; margin-block: 1rem 0.5rem; line-height: 2rem; }
  .hg-search-found p, .hg-results-more { margin: 0; color: var(--hg-text-soft); }
  .hg-search-choices { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; min-width: 0; max-width: 100%; }
  .hg-search-choices > label { flex-wrap: nowrap; }
  .hg-search-choices select { min-width: 0; }
  .hg-search-found select { max-width: min(18rem, 100%); }
  .hg-result-excerpt { min-height: calc(var(--hg-lines) * 1.5em); line-height: 1.5; }
  @media (width <= 600px) { .hg-search-found { min-height: 6.5rem; } .hg-result-excerpt { --hg-lines: var(--hg-narrow-lines); } }
  .hg-results :is(ol, ul) { margin: 0; padding: 0; list-style: none; }
  .hg-results ol > li { padding-block: 0.9rem; border-block-start: 1px solid var(--hg-line); }
  .hg-results h2 { margin: 0; font-size: 1.1rem; line-height: 1.4; }
  .hg-results p { margin: 0.1rem 0; }
  .hg-results ul { margin-block-start: 0.4rem; padding-inline-start: 0.9rem; border-inline-start: 2px solid var(--hg-line); }
  .hg-results ul > li { padding-block: 0.2rem; }
  .hg-result-path, .hg-result-text { color: var(--hg-text-soft); font-size: 0.9rem; }
  @media (forced-colors: active) { .hg-row[aria-selected='true'] { outline: 2px solid Highlight;
    } :is(.hg-panel, .hg-results) mark { text-decoration: underline; } }
  @media print { .hg-panel { display: none; } }
}`;

/** Gives the page the looks of the search. */
export function adoptSearchStyles(): void {
  adoptStyles(searchStyles);
}
