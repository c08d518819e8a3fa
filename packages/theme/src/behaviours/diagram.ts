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
  const sheetsOf = new Map<HTMLElement, readonly CSSStyleSheet[]>();
  let queue: Promise<void> = Promise.resolve();

  const draw = async (wanted: readonly HTMLElement[]): Promise<void> => {
    const loaded = context.loadVendor('mermaid');
    if (loaded === undefined) return;
    const { default: mermaid } = (await loaded) as { readonly default: Mermaid };
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      theme: 'base',
      themeVariables: readColors(),
      fontFamily: 'inherit',
      flowchart: { htmlLabels: false },
    });
    for (const element of wanted) {
      if (signal.aborted) return;
      // Drawing again under the id of the diagram that is shown would remove it.
      drawn += 1;
      await drawOne(mermaid, element, `hg-mermaid-${drawn}`, sheetsOf.get(element) ?? []).then(
        (sheets) => {
          sheetsOf.set(element, sheets);
          element.querySelector('.hg-drawing-failed')?.remove();
        },
        (error: unknown) => {
          sheetsOf.delete(element);
          tellFailure(element, error);
        },
      );
    }
  };
  const schedule = (wanted: readonly HTMLElement[]): void => {
    queue = queue.then(() => draw(wanted)).catch((error: unknown) => {
      for (const element of wanted) tellFailure(element, error);
    });
  };

  function tellFailure(element: HTMLElement, error: unknown): void {
    console.warn(error);
    if (signal.aborted || element.querySelector('.hg-drawing-failed') !== null) return;
    const retry = make('button', { type: 'button' }, text('diagram.retry'));
    retry.addEventListener('click', () => schedule([element]));
    element.prepend(make('div', { class: 'hg-problem hg-drawing-failed', role: 'status' }, text('diagram.failed'), ' ', retry));
  }

  schedule(elements);
  const observer = new MutationObserver(() => schedule(elements));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const sheets of sheetsOf.values()) dropSheets(sheets);
  });
}

/** Draws one diagram in the place of its source; the sheets that style it. Rejects when it fails, and the source stays. */
async function drawOne(
  mermaid: Mermaid,
  element: HTMLElement,
  id: string,
  before: readonly CSSStyleSheet[],
): Promise<readonly CSSStyleSheet[]> {
  const sheets: CSSStyleSheet[] = [];
  const source = element.querySelector('code')?.textContent ?? '';
  const place = element.querySelector('.hg-drawn');
  if (place === null) return [];
  try {
    const { svg } = await allowStyles(() => mermaid.render(id, source), sheets);
    place.replaceChildren(parseStyled(svg));
    dropSheets(before);
    element.classList.add('hg-is-drawn');
    return sheets;
  } catch (error) {
    place.replaceChildren();
    dropSheets([...before, ...sheets]);
    element.classList.remove('hg-is-drawn');
    throw error;
  } finally {
    // What mermaid leaves behind when it fails.
    document.getElementById(`d${id}`)?.remove();
  }
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
