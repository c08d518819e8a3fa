import * as z from 'zod';
import { ruleForEditors, withRule } from './fields.ts';
import type { Report } from './fields.ts';

/** Protocol and host of an origin, without a slash at the end. */
export function origin() {
  return withRule(z.string(), checkOrigin)
    .transform((value) => value.replace(/\/+$/, ''))
    .meta({
      format: 'uri',
      pattern: '^https?://[^/?#]+/?$',
      ...ruleForEditors('protocol and host without a path, such as `https://help.example.com`'),
    });
}

/** A base path, written out with its leading and trailing slash. */
export function basePath() {
  return withRule(z.string(), (value, report) => {
    if (typeof value !== 'string') return;
    const isPath =
      /^[\w.~/-]*$/.test(value) && !value.startsWith('//') && !value.split('/').some((segment) => segment === '.' || segment === '..');
    if (!isPath) report('HG1022', { value });
  })
    .transform(normaliseBasePath)
    .meta({ pattern: '^[A-Za-z0-9_.~/-]*$', ...ruleForEditors('a path of Latin letters, digits, `-`, `.`, `_`, `~` and `/`') });
}

function checkOrigin(value: unknown, report: Report): void {
  if (typeof value !== 'string') return;
  const parts = /^(https?:\/\/[^\s/?#@\\]+)([^\s?#]*)$/i.exec(value);
  if (parts === null) {
    const host = /^(?:[a-z][a-z\d+.-]*:)?\/*([\p{L}\p{N}.-]+(?::\d+)?)/iu.exec(value)?.[1] ?? '';
    report('HG1020', { value, correction: host === '' ? '' : `https://${host}` });
    return;
  }
  const [, host = '', path = ''] = parts;
  if (!/^\/?$/.test(path)) report('HG1021', { value, origin: host, basePath: normaliseBasePath(path) });
}

function normaliseBasePath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}
