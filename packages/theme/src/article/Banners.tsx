import { Link, useArticle, useFrame, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** What a reader must know before reading: a draft, a page out of the lists, a version that is not the current one. */
export function Banners(): ReactNode {
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
