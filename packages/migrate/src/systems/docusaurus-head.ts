import type { KeyRule } from '../convert/convert-front-matter.ts';

/** What Docusaurus knows in front matter and helpgen does not, or writes otherwise; most keys are the same. */
export const docusaurusRules: { readonly [key: string]: KeyRule } = {
  hide_title: (value) => (typeof value === 'boolean' ? { hide_title: value } : {}),
  date: (value) => (dayOf(value) === undefined ? {} : { last_update: { date: dayOf(value) } }),
  last_update: (value) => {
    const { date, author } = (value ?? {}) as { readonly date?: unknown; readonly author?: unknown };
    const day = dayOf(date);
    const name = typeof author === 'string' ? author : undefined;
    return day === undefined && name === undefined
      ? {}
      : { last_update: { ...(day === undefined ? {} : { date: day }), ...(name === undefined ? {} : { author: name }) } };
  },
  sidebar_class_name: (value) => (typeof value === 'string' && value !== '' ? { sidebar_class_name: value } : {}),
  authors: (value) => ({ custom: { authors: value } }),
  author: (value) => ({ custom: { author: value } }),
  author_title: () => ({}),
  author_url: () => ({}),
  author_image_url: () => ({}),
  format: () => ({}),
  hide_reading_time: () => ({}),
  toc: () => ({}),
};

function dayOf(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
}
