import { describe, expect, test } from '@jest/globals';
import type { SourcePath } from '@helpgen/model';
import { makeConfig, makeOldVersion, makeVersion, twoLocales } from '../testing/make-config.ts';
import { createRoleAssigner } from './assign-role.ts';

const config = makeConfig({
  locales: twoLocales,
  versions: [makeVersion(), makeOldVersion()],
  content: { docs: 'docs', pages: 'pages', versions: 'versions', i18n: 'i18n', static: ['static', 'docs/public'], exclude: ['**/*.draft.md', 'inner/skip/**'] },
});

describe('what a file is to the site', () => {
  test.each([
    ['docs/a/b.md', { kind: 'doc', version: '9.0', locale: 'ru', path: 'a/b.md' }],
    ['docs/a/B.MD', { kind: 'doc', version: '9.0', locale: 'ru', path: 'a/B.MD' }],
    ['docs/a/b.markdown', { kind: 'doc', version: '9.0', locale: 'ru', path: 'a/b.markdown' }],
    ['versions/8.5/a.md', { kind: 'doc', version: '8.5', locale: 'ru', path: 'a.md' }],
    ['i18n/en/docs/a.md', { kind: 'doc', version: '9.0', locale: 'en', path: 'a.md' }],
    ['i18n/en/versions/8.5/a.md', { kind: 'doc', version: '8.5', locale: 'en', path: 'a.md' }],
    ['i18n/fr/docs/a.md', { kind: 'asset' }],
    ['pages/x.md', { kind: 'page', locale: 'ru', path: 'x.md' }],
    ['i18n/en/pages/x.md', { kind: 'page', locale: 'en', path: 'x.md' }],
    ['pages/team.tsx', { kind: 'module', locale: 'ru', path: 'team.tsx' }],
    ['pages/team.test.tsx', { kind: 'partial' }],
    ['pages/team.d.ts', { kind: 'partial' }],
    ['pages/photo.png', { kind: 'asset' }],
    ['docs/a/_category_.yml', { kind: 'category', version: '9.0', locale: 'ru', path: 'a/_category_.yml' }],
    ['docs/_part.md', { kind: 'partial' }],
    ['docs/_folder/a.md', { kind: 'partial' }],
    ['docs/_folder/_category_.json', { kind: 'partial' }],
    ['docs/_images/a.png', { kind: 'asset' }],
    ['docs/x.draft.md', { kind: 'partial' }],
    ['docs/inner/skip/x.md', { kind: 'partial' }],
    ['docs/public/x.md', { kind: 'asset' }],
    ['docs/Array_ru.md', { kind: 'doc', version: '9.0', locale: 'ru', path: 'Array_ru.md' }],
    ['static/x.md', { kind: 'asset' }],
    ['README.md', { kind: 'asset' }],
  ])('%s', (path, role) => {
    expect(createRoleAssigner(config)(path as SourcePath)).toEqual(role);
  });

  test('documents may lie in the root folder itself', () => {
    const flat = makeConfig({ content: { ...config.content, docs: '.' }, versions: [makeVersion({ folder: '.' })] });
    expect(createRoleAssigner(flat)('a/b.md' as SourcePath)).toEqual({ kind: 'doc', version: '9.0', locale: 'ru', path: 'a/b.md' });
    expect(createRoleAssigner(flat)('pages/b.md' as SourcePath)).toMatchObject({ kind: 'page' });
  });
});
