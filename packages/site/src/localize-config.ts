import { remember } from '@helpgen/model';
import type { SiteConfig } from '@helpgen/model';
import { findLocale } from './make-editions.ts';

/** The keys of the config whose texts readers see, or that lead to what is translated. */
const shownKeys = new Set(['alt', 'content', 'copyright', 'description', 'editUrl', 'label', 'positiveHint', 'tagline', 'title', 'value']);

/** `config` as it is for readers of the locale `code`: what its `texts` name is called what they say. Made once and kept. */
export function localizeConfig(config: SiteConfig, code: string): SiteConfig {
  return localizerOf(config)(code);
}

const localizerOf = remember((config: SiteConfig) => {
  const { locales, ...rest } = config;
  return remember((code: string): SiteConfig => {
    const { texts } = findLocale(config, code);
    return Object.keys(texts).length === 0 ? config : { ...translate(rest, texts), locales };
  });
}, 10);

/** A copy of `value` in which each shown text that `texts` has is replaced. */
function translate<Value>(value: Value, texts: { readonly [text: string]: string }): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => translate(item, texts)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return [key, translate(inner, texts)];
    return [key, shownKeys.has(key) && Object.hasOwn(texts, inner) ? texts[inner] : inner];
  });
  return Object.fromEntries(entries) as Value;
}
