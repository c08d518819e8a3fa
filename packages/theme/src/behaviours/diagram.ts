import type { BehaviourContext } from '@helpgen/runtime';

/** What is used of mermaid. */
interface Mermaid {
  initialize(config: object): void;
  render(id: string, source: string): Promise<{ readonly svg: string }>;
}

/** Draws the diagrams that could not be drawn when the site was built, and again when the colour mode changes. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext): () => void {
  const href = context.vendorHref('mermaid');
  if (href === undefined) return () => undefined;
  let isGone = false;
  let drawn = 0;
  let queue: Promise<void> = Promise.resolve();
  const loaded = import(href).then((module) => (module as { readonly default: Mermaid }).default);

  const draw = async (): Promise<void> => {
    const mermaid = await loaded;
    mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: 'base', themeVariables: readColors(), fontFamily: 'inherit' });
    for (const element of elements) {
      if (isGone) return;
      // Drawing again under the id of the diagram that is shown would remove it.
      drawn += 1;
      await drawOne(mermaid, element, `hg-mermaid-${drawn}`, context);
    }
  };
  const schedule = (): void => {
    queue = queue.then(draw).catch((error: unknown) => console.warn(error));
  };
  schedule();
  const observer = new MutationObserver(schedule);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    isGone = true;
    observer.disconnect();
  };
}

async function drawOne(mermaid: Mermaid, element: HTMLElement, id: string, { text }: BehaviourContext): Promise<void> {
  const source = element.querySelector('code')?.textContent ?? '';
  const place = element.querySelector<HTMLElement>('.hg-drawn') ?? element.appendChild(document.createElement('div'));
  place.className = 'hg-drawn';
  try {
    const { svg } = await mermaid.render(id, source);
    place.innerHTML = svg;
    element.classList.add('hg-is-drawn');
  } catch (error) {
    place.remove();
    element.classList.remove('hg-is-drawn');
    const title = element.querySelector('.hg-code-title');
    if (title !== null) title.textContent = text('diagram.failed');
    console.warn(error);
  } finally {
    // What mermaid leaves behind when it fails.
    document.getElementById(`d${id}`)?.remove();
  }
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
  };
}
