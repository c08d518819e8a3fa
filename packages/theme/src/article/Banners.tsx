import { Link, useArticle, useFrame, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { useLanguages } from './use-languages.ts';

/** What a reader must know before reading: a draft, a page out of the lists, a version that is not the current one. */
export function Banners(): ReactNode {
  return (
    <>
      <Untranslated />
      <VersionBanners />
    </>
  );
}

/** Says in the language of the reader that the text is in another one. */
function Untranslated(): ReactNode {
  const text = useStrings();
  const { frame } = useLanguages();
  const { textLanguage } = useArticle();
  const { locale } = useFrame();
  if (textLanguage === undefined) return null;
  const language = new Intl.DisplayNames([locale.htmlLang, 'en'], { type: 'language' }).of(textLanguage.htmlLang) ?? textLanguage.htmlLang;
  return (
    <div {...frame} className="hg-admonition hg-admonition-info" role="note">
      <p className="hg-admonition-title">{text('banner.untranslated.title')}</p>
      <p>{text('banner.untranslated', { language })}</p>
    </div>
  );
}

function VersionBanners(): ReactNode {
  const text = useStrings();
  const { banners, version } = useArticle();
  const { versions } = usePage();
  const { title, options } = useFrame();
  return banners.map((banner) => {
    if (!('latestHref' in banner)) {
      return (
        <div key={banner.kind} className="hg-admonition hg-admonition-warning" role="note">
          <p className="hg-admonition-title">{text(`banner.${banner.kind}.title`)}</p>
          <p>{text(`banner.${banner.kind}`)}</p>
        </div>
      );
    }
    const latest = options.versionPersistence === 'none' ? undefined : versions.find(({ href }) => href === banner.latestHref)?.name;
    return (
      <div key={banner.kind} className="hg-admonition hg-admonition-warning" role="alert">
        <p>{text(`banner.${banner.kind}`, { title, label: version?.label ?? '' })}</p>
        <p>
          {text('banner.latest')}{' '}
          <Link href={banner.latestHref} data-hg-version={latest}>
            {text('banner.latestLink', { label: banner.latestLabel })}
          </Link>
          .
        </p>
      </div>
    );
  });
}
