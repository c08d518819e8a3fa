import type { Diagnostic, DiagnosticArgs, SiteConfig } from '@helpgen/model';
import { createGlob } from '../create-glob.ts';
import { finding } from '../finding.ts';
import type { SitePage } from '../pages/site-page.ts';
import { phrasesOf, termFormsOf } from './make-glossary.ts';

/** Forms that two pages of one edition explain, of which only the first is led to, and exceptions that are none. */
export function checkGlossary(config: SiteConfig, pages: readonly SitePage[]): readonly Diagnostic[] {
  const owners = new Map<string, SitePage>();
  // A page that is shown in several locales has its mistakes once.
  const found = new Map<string, Diagnostic>();
  for (const page of pages) {
    const { source, outline, edition } = page;
    if (source === undefined || page.isUnlisted) continue;
    const report = (code: Parameters<typeof finding>[0], key: string, written: string, args: DiagnosticArgs): void =>
      void found.set(`${source}|${key}|${written}`, finding(code, args, { at: { file: source, ...outline?.frontMatterSpans[key] } }));
    const forms = termFormsOf(page, config) ?? [];
    for (const phrase of phrasesOf(page)) if (!forms.some((form) => phrase.includes(form))) report('HG3502', 'term_except', phrase, { phrase });
    for (const pattern of outline?.frontMatter.term_except_on ?? []) {
      const matches = createGlob(pattern);
      const isKnown = pages.some((other) => other.edition === edition && other.id !== undefined && matches(other.id));
      if (!isKnown) report('HG3503', 'term_except_on', pattern, { pattern });
    }
    for (const form of forms) {
      const owner = owners.get(`${edition}|${form}`);
      if (owner === undefined) owners.set(`${edition}|${form}`, page);
      else report('HG3501', 'term_forms', form, { form, other: owner.source ?? '' });
    }
  }
  return [...found.values()];
}
