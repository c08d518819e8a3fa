import type { ContentOptions, SiteConfig } from './site-config.ts';

/** What of `config` concerns one article in the locale `locale` (its code). */
export function contentOptionsOf({ markdown, terminology, checks }: SiteConfig, locale: string): ContentOptions {
  const { numberPrefixes: _, ...options } = markdown;
  const { unknownLanguage, unknownDirective, unknownFrontMatter, terminology: wrongTerm, foreignSyntax, removedHtml, repeatedText } = checks;
  return {
    ...options,
    locale,
    terminology: wrongTerm === 'ignore' ? [] : terminology,
    checks: { unknownLanguage, unknownDirective, unknownFrontMatter, terminology: wrongTerm, foreignSyntax, removedHtml, repeatedText },
  };
}
