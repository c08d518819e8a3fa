import type { ContentGraph, Glossary, GlossaryTerm, SiteConfig } from '@helpgen/model';
import { foldForm, routeToHref } from '@helpgen/model';
import { exceptionsOf, phrasesOf, termFormsOf } from './term-forms.ts';

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
