import { make } from '@helpgen/runtime/behaviours';
import { diagramWords } from '@helpgen/model/locales/diagram';
import type { BehaviourContext } from '@helpgen/runtime';

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

/**
 * Lets `draw` style what it makes although the page's policy forbids inline styles: style attributes are set through
 * the object model, style elements become sheets of the document. Drawing libraries know nothing of policies.
 */
async function allowStyles<T>(draw: () => Promise<T>, sheets: CSSStyleSheet[]): Promise<T> {
  const { setAttribute } = Element.prototype;
  const { createElement } = document;
  const { parseFromString } = DOMParser.prototype;
  Element.prototype.setAttribute = function (this: Element, name, value) {
    const style = name === 'style' && 'style' in this ? (this.style as CSSStyleDeclaration) : null;
    if (style === null) setAttribute.call(this, name, value);
    else style.cssText = value;
  };
  document.createElement = (name: string, options?: ElementCreationOptions) =>
    name === 'style' ? createSheetElement(sheets) : createElement.call(document, name, options);
  DOMParser.prototype.parseFromString = function (this: DOMParser, text, type) {
    return parseFromString.call(this, disguiseStyles(String(text)), type);
  };
  try {
    return await draw();
  } finally {
    Element.prototype.setAttribute = setAttribute;
    document.createElement = createElement;
    DOMParser.prototype.parseFromString = parseFromString;
  }
}

/** The elements of `html` with their style attributes set through the object model. */
function parseStyled(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = disguiseStyles(html);
  for (const element of template.content.querySelectorAll<HTMLElement>('[data-hg-style]')) {
    element.style.cssText = element.dataset['hgStyle'] ?? '';
    delete element.dataset['hgStyle'];
  }
  return template.content;
}

/** Style attributes under a name that no policy minds; text that looks like one changes too, which does not show. */
function disguiseStyles(html: string): string {
  return html.replaceAll(' style="', ' data-hg-style="');
}

/**
 * Stands for a style element: what is written into it becomes a sheet of the document at once, so that text is measured
 * as it will be shown.
 */
function createSheetElement(sheets: CSSStyleSheet[]): HTMLElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'desc') as unknown as HTMLElement;
  const set = (css: string): void => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.push(sheet);
    document.adoptedStyleSheets.push(sheet);
  };
  Object.defineProperties(element, { innerHTML: { set }, textContent: { set } });
  return element;
}
