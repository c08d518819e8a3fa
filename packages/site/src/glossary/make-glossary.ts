import type { ContentGraph, Diagnostic, Glossary, GlossaryTerm, GraphPage, SiteConfig } from '@helpgen/model';
import { foldForm, routeToHref } from '@helpgen/model';
import { createGlob } from '../create-glob.ts';
import { finding, type Problem } from '../finding.ts';
import type { SitePage } from '../pages/site-page.ts';

/** The terms that pages of the edition `key` explain, in the order of their routes; `undefined` when there are none. */
export function makeGlossary(config: SiteConfig, graph: ContentGraph, key: string): Glossary | undefined {
  const pages = graph.pages.filter(({ edition }) => edition === key);
  const titles = pages.map(({ title }) => foldForm(title));
  const terms = pages.flatMap((page): readonly GlossaryTerm[] => {
    const forms = page.isUnlisted ? undefined : termFormsOf(page, config);
    if (forms === undefined) return [];
    const isOther = (page.outline?.frontMatter.term_except_on ?? []).map(createGlob);
    // A page that is called by the term is about it.
    const exceptOn = pages.flatMap((other, index) => {
      const { id } = other;
      const isExcept = (id !== undefined && isOther.some((test) => test(id))) || forms.includes(titles[index] ?? '');
      return isExcept && other !== page ? [routeToHref(other.route, config)] : [];
    });
    return [{ href: routeToHref(page.route, config), forms, ...(exceptOn.length === 0 ? {} : { exceptOn }) }];
  });
  if (terms.length === 0) return undefined;
  const names = Object.values(config.productNames).flatMap((forms) => Object.values(forms).map(foldForm));
  const phrases = pages.flatMap(phrasesOf);
  return { terms, names: [...new Set([...names, ...phrases])] };
}

/** Forms that two pages of one edition explain, of which only the first is led to, and exceptions that are none. */
export function checkGlossary(config: SiteConfig, pages: readonly SitePage[]): readonly Diagnostic[] {
  const owners = new Map<string, SitePage>();
  // A page that is shown in several locales has its mistakes once.
  const found = new Map<string, Diagnostic>();
  for (const page of pages) {
    const { source, outline, edition } = page;
    if (source === undefined || page.isUnlisted) continue;
    const report = (code: Problem['code'], key: string, written: string, args: Problem['args']): void =>
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

/** The forms, as they are compared, of the term that `page` explains; `undefined` when it explains none. A product name among them brings its cases along. */
function termFormsOf({ outline, title }: Pick<GraphPage, 'outline' | 'title'>, { productNames }: SiteConfig): readonly string[] | undefined {
  const written = outline?.frontMatter.term_forms;
  if (written === undefined) return undefined;
  const forms = [title, ...written].flatMap((form) => [form, ...Object.values(Object.hasOwn(productNames, form) ? (productNames[form] ?? {}) : {})]);
  return [...new Set(forms.map((form) => foldForm(form.trim())))].filter((form) => form !== '');
}

/** The phrases, as they are compared, in which the term that a page explains means something else. */
function phrasesOf({ outline }: Pick<GraphPage, 'outline'>): readonly string[] {
  return (outline?.frontMatter.term_except ?? []).map((phrase) => foldForm(phrase.trim()));
}
