import { usePage, useParts, useStrings, Content, ErrorBoundary, useFrame } from '@helpgen/runtime';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { columnId } from './layout/Sidebar.tsx';
import type { pageParts } from './page-parts.ts';
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
      <span id="hg-offline" data-retry={text('load.retry')} hidden>
        {text('load.offline')}
      </span>
      <span id="hg-new-tab" hidden>
        {text('newTab')}
      </span>
    </>
  );
}

/** The first thing that Tab reaches. The region around it takes the focus after a change of page, so that it is again. */
function SkipLink(): ReactNode {
  const text = useStrings();
  return (
    <section aria-label={text('skip.region')} tabIndex={-1} data-hg-start="">
      <a className="hg-skip" href="#hg-main">
        {text('skip.link')}
      </a>
    </section>
  );
}

/** The content of the page, named for style sheets by kind, id and edition. A page that crashes leaves the frame as it is. */
function Main(): ReactNode {
  const { href, kind, layout = kind, id, edition, wrapperClassName } = usePage();
  const { locale } = useFrame();
  const direction = locale.direction === 'rtl' ? 'hg-rtl' : undefined;
  const className = ['hg-main', `hg-main-${layout}`, scriptClassOf(locale.code), direction, wrapperClassName].filter(Boolean).join(' ');
  return (
    <main id="hg-main" tabIndex={-1} className={className} data-hg-id={id} data-hg-edition={edition}>
      <ErrorBoundary resetKey={href}>
        <Content />
      </ErrorBoundary>
    </main>
  );
}

/** What a style sheet is told of the script of a language that asks for another look. */
function scriptClassOf(code: string): string | undefined {
  const [language = ''] = code.split('-');
  return Object.entries(languagesByScript).find(([, languages]) => languages.includes(language))?.[0];
}

const languagesByScript: { readonly [className: string]: readonly string[] } = {
  'hg-script-han': ['zh', 'ja', 'ko'],
  'hg-script-arabic': ['ar', 'fa', 'ps', 'ur', 'ug', 'ckb', 'sd'],
  'hg-script-compound': ['de', 'nl', 'da', 'sv', 'nb', 'nn', 'fi', 'hu', 'et', 'is'],
};
