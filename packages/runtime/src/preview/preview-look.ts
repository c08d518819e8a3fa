/** How the preview looks: in the colours of the page, where its theme has the custom properties of the default one. */
export const previewLook = `
:host { all: initial; font: 14px/1.5 var(--hg-font, system-ui, sans-serif); color: var(--hg-text, #1d2530); }
* { box-sizing: border-box; }
button, summary { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; border-radius: 6px; }
:focus-visible { outline: 2px solid var(--hg-link, #1756b3); outline-offset: 2px; }
[hidden] { display: none !important; }
.toggle, .panel, .trouble { position: fixed; z-index: 2147483000; background: var(--hg-bg-raised, #fff);
  border: 1px solid var(--hg-line-strong, #c3cad3); box-shadow: var(--hg-shadow, 0 8px 28px rgb(20 30 45 / 18%)); }
.toggle { inset: auto auto 12px 12px; max-width: calc(100vw - 24px); min-width: 32px; height: 32px; padding: 0 10px; border-radius: 16px;
  display: flex; gap: 8px; align-items: center; justify-content: center; font-size: 13px; color: var(--hg-text-soft, #566171); }
.toggle:hover, .toggle[aria-expanded=true] { color: var(--hg-text, #1d2530); border-color: var(--hg-text-soft, #566171); }
.label { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.label:empty { display: none; }
.dot { flex: none; width: 10px; height: 10px; border-radius: 50%; background: var(--hg-tip, #17693c); forced-color-adjust: none; }
.dot.note { background: var(--hg-info, #1b5dab); }
[data-mood=warning] .dot, .dot.warning { background: var(--hg-warning, #865300); }
[data-mood=error] .dot, .dot.error { background: var(--hg-danger, #b32430); }
[data-mood=lost] .dot { background: none; border: 2px solid var(--hg-text-soft, #566171); }
.panel { z-index: 2147483001; inset: auto auto 52px 12px; width: min(26rem, calc(100vw - 24px));
  max-height: min(36rem, calc(100vh - 72px)); overflow: auto; overscroll-behavior: contain; border-radius: 12px; padding: 12px 16px 16px; }
.head { display: flex; justify-content: space-between; gap: 16px; align-items: center; }
.head strong { font-size: 16px; color: var(--hg-danger, #b32430); }
h2 { font-size: 15px; margin: 0; }
h3 { font-size: 13px; margin: 16px 0 4px; padding-top: 12px; border-top: 1px solid var(--hg-line, #e2e6eb);
  color: var(--hg-text-soft, #566171); font-weight: 600; }
.facts p { color: var(--hg-text-soft, #566171); }
p { margin: 4px 0; }
ul { list-style: none; margin: 0; padding: 0; }
.trouble { inset: auto 12px 12px; max-width: 920px; max-height: 70vh; margin-inline: auto; overflow: auto; overscroll-behavior: contain;
  border-radius: 12px; border-color: var(--hg-danger, #b32430); border-top-width: 4px; padding: 12px 20px 16px; }
.trouble.alone { inset: 10vh 12px auto; max-height: 80vh; }
.beneath { color: var(--hg-text-soft, #566171); margin: 0 0 10px; }
.close { flex: none; width: 32px; height: 32px; margin-inline-end: -8px; font-size: 20px; line-height: 1; }
.close:hover, .place:hover, summary:hover { background: var(--hg-bg-soft, #f6f7f9); }
.finding + .finding { border-top: 1px solid var(--hg-line, #e2e6eb); margin-top: 10px; padding-top: 6px; }
.panel .finding { border-inline-start: 3px solid var(--hg-info, #1b5dab); padding-inline-start: 10px; margin-top: 8px; }
.panel .finding + .finding { border-top: 0; padding-top: 0; margin-top: 14px; }
.panel .finding.warning { border-color: var(--hg-warning, #865300); }
.panel .finding.error { border-color: var(--hg-danger, #b32430); }
.message { font-weight: 600; overflow-wrap: anywhere; }
.panel .message { font-weight: 500; }
.code { color: var(--hg-text-soft, #566171); font-weight: 400; white-space: nowrap; }
code { font: 0.93em/1.3 var(--hg-mono, ui-monospace, monospace); padding: 0 3px; border-radius: 4px;
  background: var(--hg-code-bg, #f6f7f9); overflow-wrap: anywhere; }
.hint { color: var(--hg-text-soft, #566171); overflow-wrap: anywhere; }
.place, a { color: var(--hg-link, #1756b3); text-decoration: underline; text-underline-offset: 2px; }
.place { min-height: 24px; padding: 0 4px; margin-inline-start: -4px; text-align: start; overflow-wrap: anywhere;
  font-family: var(--hg-mono, ui-monospace, monospace); font-size: 13px; }
a { display: inline-block; min-height: 24px; }
.fix { min-height: 28px; padding: 2px 10px; margin-block: 4px; border: 1px solid var(--hg-line-strong, #c3cad3); text-align: start; overflow-wrap: anywhere; }
.fix:hover { border-color: var(--hg-text-soft, #566171); }
.said { margin-inline-start: 8px; color: var(--hg-text-soft, #566171); }
summary { display: flex; gap: 8px; align-items: center; min-height: 32px; padding: 0 6px; margin-inline: -6px; }
summary::-webkit-details-marker { display: none; }
.file { flex: 1; min-width: 0; overflow-wrap: anywhere; font: 13px/1.4 var(--hg-mono, ui-monospace, monospace); }
.count { color: var(--hg-text-soft, #566171); }
details[open] { margin-bottom: 12px; }
pre { margin: 4px 0; padding: 8px 10px; overflow-x: auto; background: var(--hg-code-bg, #f6f7f9); color: var(--hg-code-text, #24303d);
  border-radius: 6px; font: 13px/1.5 var(--hg-mono, ui-monospace, monospace); tab-size: 4; }
mark { background: none; color: inherit; text-decoration: underline wavy var(--hg-danger, #b32430); text-underline-offset: 4px; }
@media (max-width: 600px) { .trouble { padding-inline: 14px; } }
@media print { :host { display: none; } }
`;
