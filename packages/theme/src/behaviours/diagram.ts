import { make } from '@helpgen/runtime/behaviours';
import { diagramWords } from '@helpgen/model/locales/diagram';
import type { BehaviourContext } from '@helpgen/runtime';
import { allowStyles, parseStyled } from './allow-styles.ts';

/** What is used of mermaid. */
interface Mermaid {
  initialize(config: object): void;
  render(id: string, source: string): Promise<{ readonly svg: string }>;
}

/** Draws the diagrams that could not be drawn when the site was built, and again when the colour mode changes. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  const text = context.words(diagramWords);
  let drawn = 0;
  /** What styles the drawing of each diagram. */
  const sheetsOf = new Map<HTMLElement, readonly CSSStyleSheet[]>();
  let queue: Promise<void> = Promise.resolve();

  /** Draws a diagram in the place of its source; when that fails, the source stays. */
  const draw = async (element: HTMLElement, mermaid: Mermaid): Promise<void> => {
    const place = element.querySelector('.hg-drawn');
    if (signal.aborted || place === null) return;
    // Drawing again under the id of the diagram that is shown would remove it.
    drawn += 1;
    const id = `hg-mermaid-${drawn}`;
    const before = sheetsOf.get(element) ?? [];
    const sheets: CSSStyleSheet[] = [];
    sheetsOf.set(element, sheets);
    try {
      const { svg } = await allowStyles(() => mermaid.render(id, element.querySelector('code')?.textContent ?? ''), sheets);
      place.replaceChildren(parseStyled(svg));
      element.classList.add('hg-is-drawn');
      element.querySelector('.hg-drawing-failed')?.remove();
    } catch (error) {
      place.replaceChildren();
      element.classList.remove('hg-is-drawn');
      dropSheets(sheets);
      tellFailure(element, error);
    } finally {
      dropSheets(before);
      // What mermaid leaves behind when it fails.
      document.getElementById(`d${id}`)?.remove();
    }
  };
  const drawAll = async (wanted: readonly HTMLElement[]): Promise<void> => {
    const loaded = (await context.loadVendor('mermaid')) as { readonly default: Mermaid } | undefined;
    if (loaded === undefined) return;
    loaded.default.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      theme: 'base',
      themeVariables: readColors(),
      fontFamily: 'inherit',
      flowchart: { htmlLabels: false },
    });
    for (const element of wanted) await draw(element, loaded.default);
  };
  const schedule = (wanted: readonly HTMLElement[]): void => {
    queue = queue.then(() => drawAll(wanted)).catch((error: unknown) => {
      for (const element of wanted) tellFailure(element, error);
    });
  };
  const tellFailure = (element: HTMLElement, error: unknown): void => {
    console.warn(error);
    if (signal.aborted || element.querySelector('.hg-drawing-failed') !== null) return;
    const retry = make('button', { type: 'button' }, text('diagram.retry'));
    retry.addEventListener('click', () => schedule([element]));
    element.prepend(make('div', { class: 'hg-problem hg-drawing-failed', role: 'status' }, text('diagram.failed'), ' ', retry));
  };

  schedule(elements);
  const observer = new MutationObserver(() => schedule(elements));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const sheets of sheetsOf.values()) dropSheets(sheets);
  });
}

function dropSheets(sheets: readonly CSSStyleSheet[]): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
}

/** The colours of the page's mode, from the custom properties of the style sheet. */
function readColors(): { readonly [variable: string]: string | boolean } {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(`--hg-diagram-${name}`).trim();
  return {
    darkMode: document.documentElement.dataset['theme'] === 'dark',
    background: color('bg'),
    primaryColor: color('surface'),
    primaryBorderColor: color('border'),
    primaryTextColor: color('fg'),
    secondaryColor: color('second'),
    tertiaryColor: color('third'),
    lineColor: color('line'),
    textColor: color('fg'),
    noteBkgColor: color('second'),
    noteTextColor: color('fg'),
    pieStrokeColor: color('border'),
    pieOuterStrokeColor: color('border'),
  };
}
