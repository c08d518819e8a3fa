import { useFrame, useStrings } from '@helpgen/runtime';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** The announcement above everything. One that was dismissed is hidden by the root's attribute before anything is drawn. */
export function AnnouncementBar(): ReactNode {
  const { announcementBar: bar, options } = useFrame();
  const text = useStrings();
  const [isClosed, setClosed] = useState(false);
  if (bar === null || isClosed) return null;
  const close = (): void => {
    setClosed(true);
    try {
      localStorage.setItem(`helpgen.announcement${options.storageNamespace}`, bar.id);
    } catch {
      // Without storage it is closed until the next page.
    }
  };
  return (
    <section className="hg-announcement" aria-label={text('announcement.region')}>
      <div className="hg-announcement-text" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable ? (
        <button type="button" className="hg-icon-button" aria-label={text('announcement.close')} onClick={close}>
          <Icon name="close" />
        </button>
      ) : null}
    </section>
  );
}
