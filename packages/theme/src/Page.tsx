import { usePage, useParts, useStrings } from '@helpgen/runtime';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { offlineId } from './frame/offline-id.ts';
import { columnId } from './layout/column-id.ts';
import { SkipLink } from './layout/SkipLink.tsx';
import type { pageParts } from './page-parts.ts';
import { Main } from './page/Main.tsx';
import { NetworkNotice } from './page/NetworkNotice.tsx';

/** The whole page: header, navigation at the side, content, footer. */
export function Page(): ReactNode {
  const text = useStrings();
  const page = usePage();
  const { AnnouncementBar, Drawer, Footer, Header, Sidebar, TableOfContents } = useParts<typeof pageParts>();
  const [drawerOn, setDrawerOn] = useState('');
  const closeDrawer = useCallback(() => setDrawerOn(''), []);
  const [firstHref] = useState(page.href);
  // The next page is drawn in the fonts that came too late for this one.
  useEffect(() => {
    if (page.href !== firstHref) document.documentElement.dataset['hgMoved'] = '';
  }, [page.href, firstHref]);
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Header isDrawerOpen={drawerOn === page.href} openDrawer={() => setDrawerOn(page.href)} />
      {drawerOn === page.href ? (
        <Drawer close={closeDrawer}>
          <Sidebar />
        </Drawer>
      ) : null}
      <div className={page.sidebar === null ? 'hg-layout hg-layout-plain' : 'hg-layout'}>
        {page.sidebar === null ? null : (
          <div id={columnId} className="hg-column hg-scroller">
            <Sidebar />
          </div>
        )}
        <div className={page.toc === '' ? 'hg-body' : 'hg-body hg-body-with-toc'}>
          <TableOfContents key={page.href} />
          <Main />
        </div>
      </div>
      <Footer />
      <NetworkNotice />
      <button type="button" className="hg-icon-button hg-to-top" aria-label={text('toTop')} hidden>
        <Icon name="up" />
      </button>
      <span id={offlineId} data-retry={text('load.retry')} hidden>
        {text('load.offline')}
      </span>
      <span id="hg-new-tab" hidden>
        {text('newTab')}
      </span>
    </>
  );
}
