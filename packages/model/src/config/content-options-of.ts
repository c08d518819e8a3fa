import { policySourcesOf } from './policy-sources.ts';
import type { ContentOptions, SiteConfig } from './checked-config.ts';

/** What of `config` concerns one article in the locale `locale` (its code). */
export function contentOptionsOf(config: SiteConfig, locale: string): ContentOptions {
  const { markdown, terminology, checks, locales } = config;
  const { numberPrefixes: _, ...options } = markdown;
  const { agents, unknownLanguage, unknownDirective, unknownFrontMatter, terminology: wrongTerm, foreignSyntax, removedHtml, repeatedText } = checks;
  const words = Object.entries(locales.list.find(({ code }) => code === locale)?.words ?? {});
  return {
    ...options,
    ...(markdown.trustHtml ? { policy: { ...policySourcesOf(config), origin: [config.url] } } : {}),
    locale,
    words: Object.fromEntries(words.filter(([key]) => key.startsWith('content.'))),
    terminology: wrongTerm === 'ignore' ? [] : terminology,
    checks: { agents, unknownLanguage, unknownDirective, unknownFrontMatter, terminology: wrongTerm, foreignSyntax, removedHtml, repeatedText },
  };
}
