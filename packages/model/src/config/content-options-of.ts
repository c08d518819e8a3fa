import type { Words } from '../words.ts';
import { policySourcesOf } from './policy-sources.ts';
import type { PolicySources, SiteConfig, TermRule } from './checked-config.ts';

/** The checks that look at one article alone. */
const checksOfArticle = [
  'agents', 'unknownLanguage', 'unknownDirective', 'unknownFrontMatter', 'terminology', 'foreignSyntax', 'removedHtml', 'repeatedText',
] as const;

/** What of the config concerns one article. Its digest is part of the key under which an article is cached. */
export type ContentOptions = Omit<SiteConfig['markdown'], 'numberPrefixes'> & {
  /** Locale code: slugs, default titles and labels follow it. */
  readonly locale: string;
  /** What the site says otherwise of what compiled content says itself. */
  readonly words: Words;
  readonly terminology: readonly TermRule[];
  /** What the browser loads and from where, where HTML is trusted; `origin` is that of the site. */
  readonly policy?: PolicySources;
  /** What becomes of what is doubtful in one article. */
  readonly checks: Pick<SiteConfig['checks'], (typeof checksOfArticle)[number]>;
};

/** What of `config` concerns one article in the locale `locale` (its code). */
export function contentOptionsOf(config: SiteConfig, locale: string): ContentOptions {
  const { markdown, terminology, checks, locales } = config;
  const { numberPrefixes: _, ...options } = markdown;
  const words = Object.entries(locales.list.find(({ code }) => code === locale)?.words ?? {});
  return {
    ...options,
    ...(markdown.trustHtml ? { policy: { ...policySourcesOf(config), origin: [config.url] } } : {}),
    locale,
    words: Object.fromEntries(words.filter(([key]) => key.startsWith('content.'))),
    terminology: checks.terminology === 'ignore' ? [] : terminology,
    checks: Object.fromEntries(checksOfArticle.map((name) => [name, checks[name]])) as ContentOptions['checks'],
  };
}
