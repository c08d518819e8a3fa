import { useFrame, useNavigation, usePage, useStrings } from '@helpgen/runtime';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../drawings.tsx';

/** The announcement above everything. One that was dismissed is hidden by the root's attribute before anything is drawn. */
export function AnnouncementBar(): ReactNode {
  const { announcementBar: bar } = useFrame();
  const text = useStrings();
  if (bar === null) return null;
  return (
    <section className="hg-announcement" aria-label={text('announcement.region')}>
      <div className="hg-announcement-text" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable ? <IconButton icon="close" data-hg-dismiss={bar.id} aria-label={text('announcement.close')} /> : null}
    </section>
  );
}

const slowAfterMs = 8000;

/**
 * Says at the foot of the window that the page which was asked for does not come, or takes long (the article above stays as it
 * is), or that it is a copy. What could not come for lack of a network is tried again by itself when there is one.
 */
export function NetworkNotice(): ReactNode {
  const text = useStrings();
  const { failure, pendingHref, savedAt, retry, dismiss } = useNavigation();
  const { href } = usePage();
  const { htmlLang } = useFrame().locale;
  const [closedHref, setClosedHref] = useState('');
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
  const isSlow = failure === null && pendingHref !== null && slowHref === pendingHref;
  const isCopy = savedAt !== undefined && closedHref !== href;
  if (failure === null && !isSlow && !isCopy) return null;
  const close = (): void => {
    dismiss();
    setClosedHref(href);
  };
  const wordsOf = (): string => {
    if (failure !== null) return text(`load.${failure.reason}`, { detail: failure.detail });
    if (isSlow) return text('load.slow');
    return text('load.copy', { date: new Date(savedAt ?? 0).toLocaleString(htmlLang, { dateStyle: 'long', timeStyle: 'short' }) });
  };
  return (
    <div className="hg-notice" role="alert">
      <span>{wordsOf()}</span>
      {isSlow ? null : (
        <>
          <button type="button" onClick={retry} aria-disabled={pendingHref !== null}>
            {text('load.retry')}
          </button>
          <IconButton icon="close" aria-label={text('announcement.close')} onClick={close} />
        </>
      )}
    </div>
  );
}
