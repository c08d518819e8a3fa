import type { ContentOptions } from '../content-options.ts';
import type { SiteConfig } from './site-config.ts';

/** What of `config` concerns one article in the locale `locale` (its code). */
export function contentOptionsOf({ markdown, terminology, checks }: SiteConfig, locale: string): ContentOptions {
  return {
    locale,
    trustHtml: markdown.trustHtml,
    math: markdown.math,
    diagrams: markdown.diagrams,
    maintainAnchorCase: markdown.maintainAnchorCase,
    smartQuotes: markdown.smartQuotes,
    typography: markdown.typography,
    linkTypes: markdown.linkTypes,
    defaultLanguage: markdown.defaultLanguage,
    magicComments: markdown.magicComments,
    admonitionKinds: markdown.admonitionKinds,
    directives: markdown.directives,
    elementParts: markdown.elementParts,
    terminology: checks.terminology === 'ignore' ? [] : terminology,
    checks: { unknownLanguage: checks.unknownLanguage, unknownDirective: checks.unknownDirective, terminology: checks.terminology, repeatedText: checks.repeatedText },
  };
}
