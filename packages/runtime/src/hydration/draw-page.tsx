import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageNavigator } from '../navigation/page-navigator.ts';
import { Root } from '../Root.tsx';
import type { MountRegion, RuntimeValue } from '../runtime-context.tsx';
import type { Theme, ThemeClient } from '../theme.ts';

/** What a page is drawn of. */
export interface DrawnPage extends Pick<RuntimeValue, 'takeAttached'> {
  readonly theme: Theme;
  readonly client: ThemeClient;
  readonly navigator: PageNavigator;
}

const mountRegion: MountRegion = (element, children) => {
  // Where addresses stand behind a hash, the page may be another than that of the document by now.
  if (element.hasChildNodes() && !('hgLoaderDelay' in document.documentElement.dataset)) return hydrateRoot(element, children);
  const root = createRoot(element);
  root.render(children);
  return root;
};

/** Has React take over what `root` shows, and draw it from then on; kept when that is done. */
export function drawPage(root: Element, page: DrawnPage): Promise<void> {
  return new Promise((done) => {
    hydrateRoot(root, <Root {...page} mount={mountRegion} whenDrawn={done} />);
  });
}
