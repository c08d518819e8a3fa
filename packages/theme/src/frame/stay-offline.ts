import { make } from '@helpgen/runtime/behaviours';
import { followedLink } from '@helpgen/runtime/client';
import { offlineId } from './offline-id.ts';

/**
 * Keeps the article where the network is gone and the page is not drawn, which would tell of it by itself: a link of the site that
 * nobody answers would lead to an error page of the browser. As soon as somebody does, it leads on.
 */
export function stayOffline(): void {
  const { dataset } = document.documentElement;
  let wanted = '';
  let notice: HTMLElement | undefined;
  // To the page that is wanted when there is an answer, be it of the offline worker.
  const follow = async (): Promise<void> => {
    notice?.remove();
    try {
      await fetch(wanted);
      location.assign(wanted);
    } catch {
      notice = tell(() => void follow());
    }
  };
  addEventListener('click', (event) => {
    const link = followedLink(event);
    // A page that could not load its code has met the same network.
    const isDoubtful = !navigator.onLine || 'hgStill' in dataset;
    if (link === null || 'hgReady' in dataset || !isDoubtful || !location.protocol.startsWith('http')) return;
    event.preventDefault();
    wanted = link.href;
    void follow();
  });
  addEventListener('online', () => {
    if (notice?.isConnected === true) void follow();
  });
}

/** Says at the foot of the window that there is no network, and offers to `retry`. */
function tell(retry: () => void): HTMLElement {
  const words = document.getElementById(offlineId);
  const button = make('button', { type: 'button' }, words?.dataset['retry'] ?? '');
  const notice = make('div', { class: 'hg-notice', role: 'alert' }, words?.textContent ?? '', button);
  button.addEventListener('click', retry);
  document.body.append(notice);
  return notice;
}
