import { usePage, useParts, useStrings, Content, ErrorBoundary, useFrame } from '@helpgen/runtime';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { IconButton } from './drawings.tsx';
import { Footer } from './layout/Footer.tsx';
import { columnId, Drawer, Header, Sidebar, TableOfContents } from './layout/navigation.tsx';
import { AnnouncementBar, NetworkNotice } from './layout/notices.tsx';

/** What the page is made of; another theme may replace each of them. */
export const pageParts = { AnnouncementBar, Drawer, Footer, Header, Sidebar, TableOfContents };

/** The whole page: header, navigation at the side, content, footer. */
export function Page(): ReactNode {
  const text = useStrings();
  const { href, kind, layout = kind, id, edition, wrapperClassName, sidebar, toc } = usePage();
  const { code, direction } = useFrame().locale;
  const parts = useParts<typeof pageParts>();
  const [drawerOn, setDrawerOn] = useState('');
  const closeDrawer = useCallback(() => setDrawerOn(''), []);
  const [firstHref] = useState(href);
  // The next page is drawn in the fonts that came too late for this one.
  useEffect(() => {
    if (href !== firstHref) document.documentElement.dataset['hgMoved'] = '';
  }, [href, firstHref]);
  const script = scripts.find(({ languages }) => languages.test(code))?.className;
  const mainClass = ['hg-main', `hg-main-${layout}`, script, direction === 'rtl' && 'hg-rtl', wrapperClassName].filter(Boolean).join(' ');
  return (
    <>
      {/* The skip link is the first thing that Tab reaches. The region around it takes the focus after a change of page, so that it is again. */}
      <section aria-label={text('skip.region')} tabIndex={-1} data-hg-start="">
        <a className="hg-skip" href="#hg-main">
          {text('skip.link')}
        </a>
      </section>
      <parts.AnnouncementBar />
      <parts.Header isDrawerOpen={drawerOn === href} openDrawer={() => setDrawerOn(href)} />
      {drawerOn === href ? (
        <parts.Drawer close={closeDrawer}>
          <parts.Sidebar />
        </parts.Drawer>
      ) : null}
      <div className={sidebar === null ? 'hg-layout hg-layout-plain' : 'hg-layout'}>
        {sidebar === null ? null : (
          <div id={columnId} className="hg-column hg-scroller">
            <parts.Sidebar />
          </div>
        )}
        <div className={toc === '' ? 'hg-body' : 'hg-body hg-body-with-toc'}>
          <parts.TableOfContents key={href} />
          {/* Named for style sheets by kind, id and edition. A page that crashes leaves the frame as it is. */}
          <main id="hg-main" tabIndex={-1} className={mainClass} data-hg-id={id} data-hg-edition={edition}>
            <ErrorBoundary resetKey={href}>
              <Content />
            </ErrorBoundary>
          </main>
        </div>
      </div>
      <parts.Footer />
      <NetworkNotice />
      <IconButton icon="up" className="hg-to-top" aria-label={text('toTop')} hidden />
      <span id="hg-offline" data-retry={text('load.retry')} hidden>
        {text('load.offline')}
      </span>
      <span id="hg-new-tab" hidden>
        {text('newTab')}
      </span>
    </>
  );
}

/** What a style sheet is told of the script of a language that asks for another look. */
const scripts = [
  { className: 'hg-script-han', languages: /^(?:zh|ja|ko)(?:-|$)/ },
  { className: 'hg-script-arabic', languages: /^(?:ar|fa|ps|ur|ug|ckb|sd)(?:-|$)/ },
  { className: 'hg-script-compound', languages: /^(?:de|nl|da|sv|nb|nn|fi|hu|et|is)(?:-|$)/ },
];
