import type { ContentGraph, Glossary, SiteConfig } from '@helpgen/model';
import { foldForm, routeToHref } from '@helpgen/model';
import { phrasesOf, termFormsOf } from './term-forms.ts';

/** The terms that pages of the edition `key` explain, in the order of their routes; `undefined` when there are none. */
export function makeGlossary(config: SiteConfig, graph: ContentGraph, key: string): Glossary | undefined {
  const terms = graph.pages.flatMap((page) => {
    const forms = page.edition === key && !page.isUnlisted ? termFormsOf(page, config) : undefined;
    return forms === undefined ? [] : [{ href: routeToHref(page.route, config), forms }];
  });
  if (terms.length === 0) return undefined;
  const names = Object.values(config.productNames).flatMap((forms) => Object.values(forms).map(foldForm));
  const phrases = graph.pages.flatMap((page) => (page.edition === key ? phrasesOf(page) : []));
  return { terms, names: [...new Set([...names, ...phrases])] };
}
