import type { Diagnostic, SiteConfig } from '@helpgen/model';
import { createGlob } from '../create-glob.ts';
import { finding } from '../finding.ts';
import type { SitePage } from '../pages/site-page.ts';
import { phrasesOf, termFormsOf } from './term-forms.ts';

/** Forms that two pages of one edition explain, of which only the first is led to, and exceptions that are none. */
export function checkGlossary(config: SiteConfig, pages: readonly SitePage[]): readonly Diagnostic[] {
  const owners = new Map<string, SitePage>();
  const found = new Map<string, Diagnostic>();
  for (const page of pages) {
    const { source, outline, edition } = page;
    if (source === undefined || page.isUnlisted) continue;
    const forms = termFormsOf(page, config) ?? [];
    for (const phrase of phrasesOf(page)) {
      if (!forms.some((form) => phrase.includes(form)))
        found.set(
          `${source}|${phrase}`,
          finding('HG3502', { phrase }, { at: { file: source, ...outline?.frontMatterSpans['term_except'] } }),
        );
    }
    for (const pattern of outline?.frontMatter.term_except_on ?? []) {
      const matches = createGlob(pattern);
      const isKnown = pages.some((other) => other.edition === edition && other.id !== undefined && matches(other.id));
      if (!isKnown)
        found.set(
          `${source}|on ${pattern}`,
          finding('HG3503', { pattern }, { at: { file: source, ...outline?.frontMatterSpans['term_except_on'] } }),
        );
    }
    for (const form of forms) {
      const owner = owners.get(`${edition}|${form}`);
      if (owner === undefined) owners.set(`${edition}|${form}`, page);
      // A page that is shown in several locales has its mistakes once.
      else
        found.set(
          `${source}|${form}`,
          finding('HG3501', { form, other: owner.source ?? '' }, { at: { file: source, ...outline?.frontMatterSpans['term_forms'] } }),
        );
    }
  }
  return [...found.values()];
}
