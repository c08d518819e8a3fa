import { expect, test } from '@jest/globals';
import type { SourcePath } from '../paths.ts';
import { contentOptionsOf } from './content-options-of.ts';
import { parseSiteConfig } from './parse-site-config.ts';

test('an article sees the locale and the Markdown options, and nothing that concerns the site', () => {
  const text = '{"title": "a", "url": "https://a.b", "markdown": {"trustHtml": true, "numberPrefixes": false}}';
  const { value } = parseSiteConfig({ path: 'site-config.json' as SourcePath, text, digest: '' });
  expect(value && contentOptionsOf(value, 'ru')).toEqual({
    locale: 'ru',
    words: {},
    trustHtml: true,
    math: true,
    diagrams: true,
    maintainAnchorCase: false,
    smartQuotes: false,
    typography: false,
    linkTypes: true,
    defaultLanguage: 'text',
    magicComments: [{ className: 'marked', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } }],
    admonitionKinds: [],
    directives: {},
    anchors: 'github',
    includeRoots: [],
    classes: [],
    variables: {},
    videos: [],
    elementParts: [],
    limits: { size: 1_000_000, lines: 20_000, lineLength: 100_000, nesting: 100, directives: 30, patterns: 1500, rows: 5000, marks: 5000 },
    terminology: [],
    policy: expect.objectContaining({ 'style-src': ["'self'"], origin: ['https://a.b'] }),
    checks: { agents: 'ignore', unknownLanguage: 'warn', unknownDirective: 'warn', unknownFrontMatter: 'throw', terminology: 'warn', foreignSyntax: 'warn', removedHtml: 'warn', repeatedText: 'ignore' },
  });
});
