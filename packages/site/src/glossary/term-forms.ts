import type { GraphPage, SiteConfig } from '@helpgen/model';
import { foldForm } from '@helpgen/model';

/** The forms, as they are compared, of the term that `page` explains; `undefined` when it explains none. A product name among them brings its cases along. */
export function termFormsOf({ outline, title }: Pick<GraphPage, 'outline' | 'title'>, { productNames }: SiteConfig): readonly string[] | undefined {
  const written = outline?.frontMatter.term_forms;
  if (written === undefined) return undefined;
  const forms = [title, ...written].flatMap((form) => [form, ...Object.values(Object.hasOwn(productNames, form) ? (productNames[form] ?? {}) : {})]);
  return [...new Set(forms.map((form) => foldForm(form.trim())))].filter((form) => form !== '');
}

/** The phrases, as they are compared, in which the term that a page explains means something else. */
export function phrasesOf({ outline }: Pick<GraphPage, 'outline'>): readonly string[] {
  return (outline?.frontMatter.term_except ?? []).map((phrase) => foldForm(phrase.trim()));
}
