import * as z from 'zod';
import { splitUrl } from '../url.ts';
import { choice } from './choice.ts';
import type { Report } from './fields.ts';
import { object, ruleForEditors, text, withRule } from './fields.ts';

const oldPath = withRule(z.string(), checkOldPath).meta({
  pattern: '^/(?!/)[^?#]*$',
  ...ruleForEditors('a path that begins with `/`, without query and anchor'),
});

const from = choice([oldPath.transform((path) => [path]), z.array(oldPath).min(1)], (input) => {
  if (typeof input === 'string') return 0;
  return Array.isArray(input) ? 1 : { code: 'HG1013', args: { expected: 'a path in quotes or a list of paths' } };
});

/** Old addresses that lead to new ones. */
export const redirectsField = z
  .array(
    object({
      from: from.describe('Old path below the base path, beginning with `/`, without query and anchor; or a list of them.'),
      to: text(
        'a path that begins with `/` or an address that begins with `https://` or `http://`',
        /^(?:\/(?!\/)|https?:\/\/[^\s/])\S*$/,
      ).describe('New path below the base path, query and anchor allowed, or an address of another site.'),
    }),
  )
  .prefault([])
  .describe('Old addresses that lead to new ones; query and anchor of the visitor are kept.');

function checkOldPath(value: unknown, report: Report): void {
  if (typeof value !== 'string') return;
  const isForeign = /^[a-z][a-z\d+.-]*:/i.test(value) || value.startsWith('//');
  const own = value.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '');
  const { path, query, hash } = splitUrl(own);
  const correction = `/${path.replace(/^\/+/, '')}`;
  if (isForeign || !value.startsWith('/')) report('HG1080', { value, correction });
  if (query !== '' || hash !== '') report('HG1081', { value, part: query !== '' ? 'a query' : 'an anchor', correction });
}
