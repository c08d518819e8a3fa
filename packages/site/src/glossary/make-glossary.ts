import type { ContentGraph, Glossary, GlossaryTerm, GraphPage, SiteConfig } from '@helpgen/model';
import { foldForm, routeToHref } from '@helpgen/model';
import { createGlob } from '../create-glob.ts';

/** The terms that pages of the edition `key` explain, in the order of their routes; `undefined` when there are none. */
export function makeGlossary(config: SiteConfig, graph: ContentGraph, key: string): Glossary | undefined {
  const pages = graph.pages.filter(({ edition }) => edition === key);
  const titles = pages.map(({ title }) => foldForm(title));
  const terms = pages.flatMap((page): readonly GlossaryTerm[] => {
    const forms = page.isUnlisted ? undefined : termFormsOf(page, config);
    if (forms === undefined) return [];
    const isOther = exceptionsOf(page);
    // A page that is called by the term is about it.
    const exceptOn = pages.flatMap((other, index) => {
      const isExcept = (other.id !== undefined && isOther?.(other.id) === true) || forms.includes(titles[index] ?? '');
      return isExcept && other !== page ? [routeToHref(other.route, config)] : [];
    });
    return [{ href: routeToHref(page.route, config), forms, ...(exceptOn.length === 0 ? {} : { exceptOn }) }];
  });
  if (terms.length === 0) return undefined;
  const names = Object.values(config.productNames).flatMap((forms) => Object.values(forms).map(foldForm));
  const phrases = pages.flatMap(phrasesOf);
  return { terms, names: [...new Set([...names, ...phrases])] };
}

/** The forms, as they are compared, of the term that `page` explains; `undefined` when it explains none. A product name among them brings its cases along. */
export function termFormsOf({ outline, title }: Pick<GraphPage, 'outline' | 'title'>, { productNames }: SiteConfig): readonly string[] | undefined {
  const written = outline?.frontMatter.term_forms;
  if (written === undefined) return undefined;
  const forms = [title, ...written].flatMap((form) => [form, ...Object.values(Object.hasOwn(productNames, form) ? (productNames[form] ?? {}) : {})]);
  return [...new Set(forms.map((form) => foldForm(form.trim())))].filter((form) => form !== '');
}

/** A test for documents that mean something else by the term that a page explains; `undefined`: none of them does. */
function exceptionsOf({ outline }: Pick<GraphPage, 'outline'>): ((id: string) => boolean) | undefined {
  const tests = outline?.frontMatter.term_except_on?.map(createGlob);
  return tests === undefined ? undefined : (id) => tests.some((test) => test(id));
}

/** The phrases, as they are compared, in which the term that a page explains means something else. */
export function phrasesOf({ outline }: Pick<GraphPage, 'outline'>): readonly string[] {
  return (outline?.frontMatter.term_except ?? []).map((phrase) => foldForm(phrase.trim()));
}
