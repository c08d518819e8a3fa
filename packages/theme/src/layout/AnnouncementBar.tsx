import { useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** The announcement above everything. One that was dismissed is hidden by the root's attribute before anything is drawn. */
export function AnnouncementBar(): ReactNode {
  const { announcementBar: bar } = useFrame();
  const text = useStrings();
  if (bar === null) return null;
  return (
    <section className="hg-announcement" aria-label={text('announcement.region')}>
      <div className="hg-announcement-text" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable ? (
        <button type="button" className="hg-icon-button" data-hg-dismiss={bar.id} aria-label={text('announcement.close')}>
          <Icon name="close" />
        </button>
      ) : null}
    </section>
  );
}
