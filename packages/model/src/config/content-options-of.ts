import type { ContentOptions, SiteConfig } from './site-config.ts';

/** What of `config` concerns one article in the locale `locale` (its code). */
export function contentOptionsOf({ markdown, terminology, checks, locales }: SiteConfig, locale: string): ContentOptions {
  const { numberPrefixes: _, ...options } = markdown;
  const { agents, unknownLanguage, unknownDirective, unknownFrontMatter, terminology: wrongTerm, foreignSyntax, removedHtml, repeatedText } = checks;
  const words = Object.entries(locales.list.find(({ code }) => code === locale)?.words ?? {});
  return {
    ...options,
    locale,
    words: Object.fromEntries(words.filter(([key]) => key.startsWith('content.'))),
    terminology: wrongTerm === 'ignore' ? [] : terminology,
    checks: { agents, unknownLanguage, unknownDirective, unknownFrontMatter, terminology: wrongTerm, foreignSyntax, removedHtml, repeatedText },
  };
}
