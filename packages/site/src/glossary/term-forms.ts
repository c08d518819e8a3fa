import type { GraphPage, SiteConfig } from '@helpgen/model';
import { foldForm } from '@helpgen/model';
import { createGlob } from '../create-glob.ts';

/** The forms, as they are compared, of the term that `page` explains; `undefined` when it explains none. A product name among them brings its cases along. */
export function termFormsOf({ outline, title }: Pick<GraphPage, 'outline' | 'title'>, { productNames }: SiteConfig): readonly string[] | undefined {
  const written = outline?.frontMatter.term_forms;
  if (written === undefined) return undefined;
  const forms = [title, ...written].flatMap((form) => [form, ...Object.values(Object.hasOwn(productNames, form) ? (productNames[form] ?? {}) : {})]);
  return [...new Set(forms.map((form) => foldForm(form.trim())))].filter((form) => form !== '');
}

/** A test for documents that mean something else by the term that a page explains; `undefined`: none of them does. */
export function exceptionsOf({ outline }: Pick<GraphPage, 'outline'>): ((id: string) => boolean) | undefined {
  const tests = outline?.frontMatter.term_except_on?.map(createGlob);
  return tests === undefined ? undefined : (id) => tests.some((test) => test(id));
}

/** The phrases, as they are compared, in which the term that a page explains means something else. */
export function phrasesOf({ outline }: Pick<GraphPage, 'outline'>): readonly string[] {
  return (outline?.frontMatter.term_except ?? []).map((phrase) => foldForm(phrase.trim()));
}
