import type { SiteConfig } from '@helpgen/model';
import { findLocale } from './make-editions.ts';

/** The keys of the config whose texts readers see, or that lead to what is translated. */
const shownKeys = new Set(['alt', 'content', 'copyright', 'description', 'editUrl', 'label', 'positiveHint', 'tagline', 'title', 'value']);

const localized = new WeakMap<SiteConfig, Map<string, SiteConfig>>();

/** `config` as it is for readers of the locale `code`: what its `texts` name is called what they say. Made once and kept. */
export function localizeConfig(config: SiteConfig, code: string): SiteConfig {
  const { texts } = findLocale(config, code);
  if (Object.keys(texts).length === 0) return config;
  const ofConfig = localized.get(config) ?? new Map<string, SiteConfig>();
  localized.set(config, ofConfig);
  const known = ofConfig.get(code);
  if (known !== undefined) return known;
  const { locales, ...rest } = config;
  const made: SiteConfig = { ...translate(rest, texts), locales };
  ofConfig.set(code, made);
  return made;
}

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
