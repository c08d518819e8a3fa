import { useNavigation, useStrings } from '@helpgen/runtime';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

const slowAfterMs = 8000;

/**
 * Says at the foot of the window that the page which was asked for does not come, or takes long: the article above stays as it
 * is. What could not come for lack of a network is tried again by itself when there is one.
 */
export function NetworkNotice(): ReactNode {
  const text = useStrings();
  const { failure, pendingHref, retry, dismiss } = useNavigation();
  const [slowHref, setSlowHref] = useState<string | null>(null);
  const isOffline = failure?.reason === 'offline';
  useEffect(() => {
    const timer = setTimeout(() => setSlowHref(pendingHref), pendingHref === null ? 0 : slowAfterMs);
    return () => clearTimeout(timer);
  }, [pendingHref]);
  useEffect(() => {
    if (isOffline) addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline, retry]);
  if (failure === null && (pendingHref === null || slowHref !== pendingHref)) return null;
  return (
    <div className="hg-notice" role="alert">
      <span>{failure === null ? text('load.slow') : text(`load.${failure.reason}`, { detail: failure.detail })}</span>
      {failure === null ? null : (
        <>
          <button type="button" onClick={retry} aria-disabled={pendingHref !== null}>
            {text('load.retry')}
          </button>
          <button type="button" className="hg-icon-button" aria-label={text('announcement.close')} onClick={dismiss}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
