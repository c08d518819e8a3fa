import { expect, test } from '@jest/globals';
import type { FileSystem } from '@helpgen/disk';
import type { SiteConfig, SourcePath } from '@helpgen/model';
import { measureLogos } from './measure-logos.ts';

const picture = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"/>');
const disk = { readFile: () => picture } as unknown as FileSystem;
const sources = {
  files: [],
  claims: [],
  linked: [],
  diagnostics: [],
  staticFiles: [{ source: 'static/img/logo.svg' as SourcePath, path: 'img/logo.svg', digest: 'd' }],
};

test.each([
  ['a file of the site', { src: 'img/logo.svg' }, { width: 90, height: 40 }],
  ['its address', { src: '/help/img/logo.svg' }, { width: 90, height: 40 }],
  ['one with a size of its own', { src: 'img/logo.svg', height: 20 }, { height: 20 }],
  ['a picture of another site', { src: 'https://example.org/img/logo.svg' }, {}],
  ['a file that is not there', { src: 'other.svg' }, {}],
])('a logo that is %s has the size that is known of it', (_what, logo, size) => {
  const config = { basePath: '/help/', navbar: { logo }, footer: { logo: null } } as unknown as SiteConfig;
  expect(measureLogos(disk, '/root', sources, config)).toEqual({ ...config, navbar: { logo: { ...logo, ...size } } });
});
