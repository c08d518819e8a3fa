import { Content, ErrorBoundary, useFrame, usePage } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** The content of the page, named for style sheets by kind, id and edition. A page that crashes leaves the frame as it is. */
export function Main(): ReactNode {
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
