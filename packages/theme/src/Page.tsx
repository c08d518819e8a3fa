import { useFrame, useNavigation, usePage, useParts, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { SkipLink } from './layout/SkipLink.tsx';
import { useDrawer } from './layout/use-drawer.ts';
import type { pageParts } from './page-parts.ts';
import { Main } from './page/Main.tsx';

/** The whole page: header, navigation at the side, content, footer. */
export function Page(): ReactNode {
  const text = useStrings();
  const page = usePage();
  const frame = useFrame();
  const { pendingHref } = useNavigation();
  const { AnnouncementBar, Drawer, Footer, Header, TableOfContents } = useParts<typeof pageParts>();
  const drawer = useDrawer(page.href);
  const layout = page.sidebar === null ? 'hg-layout hg-layout-plain' : 'hg-layout';
  return (
    <>
      {pendingHref === null || frame.options.progressBar === null ? null : (
        <progress className="hg-progress" aria-label={text('load.pending')} />
      )}
      <div inert={drawer.isOpen}>
        <SkipLink />
        <AnnouncementBar />
      </div>
      <Header drawer={drawer} />
      <div className={layout}>
        <Drawer drawer={drawer} />
        <div className={page.toc.length === 0 ? 'hg-body' : 'hg-body hg-body-with-toc'} inert={drawer.isOpen}>
          <TableOfContents key={page.href} />
          <Main />
        </div>
      </div>
      <div inert={drawer.isOpen}>
        <Footer />
      </div>
      <span id="hg-new-tab" hidden>
        {text('newTab')}
      </span>
    </>
  );
}
