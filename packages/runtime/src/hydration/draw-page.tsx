import type { ComponentProps } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Root } from '../Root.tsx';
import type { RuntimeValue } from '../runtime-context.tsx';

const mountRegion: NonNullable<RuntimeValue['mount']> = (element, children) => {
  // Where addresses stand behind a hash, the page may be another than that of the document by now.
  if (element.hasChildNodes() && !('hgLoaderDelay' in document.documentElement.dataset)) return hydrateRoot(element, children);
  const root = createRoot(element);
  root.render(children);
  return root;
};

/** Has React take over what `root` shows, and draw it from then on; kept when that is done. */
export function drawPage(
  root: Element,
  page: Pick<ComponentProps<typeof Root>, 'theme' | 'client' | 'navigator' | 'takeAttached'>,
): Promise<void> {
  return new Promise((done) => {
    hydrateRoot(root, <Root {...page} mount={mountRegion} whenDrawn={done} />);
  });
}
