/** How the preview looks: in the colours of the page, where its theme has the custom properties of the default one. */
export const previewLook = `
:host { all: initial; font: 14px/1.5 system-ui, sans-serif; color: var(--hg-text, #1d2530); }
* { box-sizing: border-box; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; border-radius: 6px; }
:focus-visible { outline: 2px solid var(--hg-accent, #1b5dab); outline-offset: 2px; }
.toggle, .panel, .trouble { position: fixed; z-index: 2147483000; background: var(--hg-bg-raised, #fff); border: 1px solid var(--hg-line-strong, #c3cad3); box-shadow: 0 8px 28px rgb(20 30 45 / 18%); }
.toggle { inset: auto auto 12px 12px; min-width: 32px; height: 32px; padding: 0 10px; border-radius: 16px; display: flex; gap: 8px; align-items: center; font-size: 13px; opacity: .75; }
.toggle:hover, .toggle:focus-visible, .toggle[aria-expanded=true] { opacity: 1; }
.dot { width: 10px; height: 10px; border-radius: 50%; background: var(--hg-tip, #17693c); }
[data-mood=warning] .dot { background: var(--hg-warning, #865300); }
[data-mood=error] .dot { background: var(--hg-danger, #b32430); }
[data-mood=lost] .dot { background: none; border: 2px solid var(--hg-text-soft, #566171); }
.panel { z-index: 2147483001; inset: auto auto 52px 12px; width: min(380px, calc(100vw - 24px)); max-height: 60vh; overflow: auto; border-radius: 10px; padding: 14px 16px; }
.panel[hidden], .trouble[hidden] { display: none; }
h2 { font-size: 13px; margin: 12px 0 4px; color: var(--hg-text-soft, #566171); font-weight: 600; }
h2:first-child { margin-top: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 0; }
dt { color: var(--hg-text-soft, #566171); }
dd { margin: 0; }
p { margin: 4px 0; }
ul { list-style: none; margin: 0; padding: 0; }
.trouble { inset: auto 16px 16px 16px; max-width: 920px; max-height: 70vh; margin-inline: auto; overflow: auto; border-radius: 12px; border-color: var(--hg-danger, #b32430); border-top-width: 4px; padding: 16px 20px; }
.head { display: flex; justify-content: space-between; gap: 16px; align-items: center; }
.head strong { font-size: 16px; color: var(--hg-danger, #b32430); }
.close { width: 28px; height: 28px; font-size: 20px; line-height: 1; }
.close:hover, .place:hover { background: var(--hg-bg-soft, #f6f7f9); }
.finding + .finding { border-top: 1px solid var(--hg-line, #e2e6eb); margin-top: 10px; padding-top: 6px; }
.message { font-weight: 600; overflow-wrap: anywhere; }
.code { color: var(--hg-text-soft, #566171); font-weight: 400; }
.place { color: var(--hg-accent, #1b5dab); text-decoration: underline; min-height: 24px; padding: 0 4px; margin-inline-start: -4px; text-align: start; overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: 13px; }
.said { margin-inline-start: 8px; color: var(--hg-text-soft, #566171); }
pre { margin: 4px 0; padding: 8px 10px; overflow-x: auto; background: var(--hg-code-bg, #f6f7f9); color: var(--hg-code-text, #24303d); border-radius: 6px; font: 13px/1.5 ui-monospace, monospace; tab-size: 4; }
mark { background: none; color: inherit; text-decoration: underline wavy var(--hg-danger, #b32430); text-underline-offset: 4px; }
@media print { :host { display: none; } }
`;
