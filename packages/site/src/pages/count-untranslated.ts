import type { Diagnostic, SiteConfig } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { SitePage } from './site-page.ts';

/** How many of the pages that readers find are not translated, once a locale; at its place in the config. */
export function countUntranslated(config: SiteConfig, pages: readonly SitePage[]): readonly Diagnostic[] {
  const severity = severityOf(config.checks.untranslated);
  if (severity === undefined) return [];
  return config.locales.list.flatMap(({ code }, index) => {
    const own = pages.filter(({ plan, outline, isDraft, isUnlisted }) => plan.locale.code === code && outline !== undefined && !isDraft && !isUnlisted);
    const untranslated = own.filter(({ textLocale }) => textLocale !== undefined);
    if (untranslated.length === 0) return [];
    const examples = untranslated.slice(0, 5).map(({ source }) => `\`${source}\``);
    const args = { locale: code, original: config.locales.default, count: untranslated.length, total: own.length, examples };
    return [finding('HG3702', { ...args, pointer: `locales.list[${index}]` }, { severity })];
  });
}
