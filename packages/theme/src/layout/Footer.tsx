import { Link, useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Logo } from '../drawings.tsx';

/** The links and the copyright at the end of the page; nothing when there are none. */
export function Footer(): ReactNode {
  const text = useStrings();
  const { title, footer } = useFrame();
  const { columns, copyright, logo } = footer;
  if (columns.length === 0 && copyright === '' && logo === null) return null;
  return (
    <footer className="hg-footer" data-hg-style={footer.style} aria-label={text('footer.label')}>
      <div className="hg-footer-inner">
        {columns.length === 0 ? null : (
          <div className={columns.length === 1 && columns[0]?.title === '' ? 'hg-footer-flat' : 'hg-footer-columns'}>
            {columns.map((column, index) => (
              <div key={index}>
                {column.title === '' ? null : <p className="hg-footer-title">{column.title}</p>}
                <ul>
                  {column.items.map((item) => (
                    <li key={item.href + item.label}>
                      <Link href={item.href}>{item.label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        {logo?.href === undefined ? (
          logo && <Logo logo={logo} />
        ) : (
          <Link href={logo.href} aria-label={logo.alt === '' ? title : undefined}>
            <Logo logo={logo} />
          </Link>
        )}
        {copyright === '' ? null : <div className="hg-copyright" dangerouslySetInnerHTML={{ __html: copyright }} />}
      </div>
    </footer>
  );
}
