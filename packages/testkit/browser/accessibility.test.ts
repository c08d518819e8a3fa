import { expect, test } from '@jest/globals';
import { serveRealSite, setStage } from '@helpgen/testkit/browser';
import { examine } from './examine.ts';

const stage = await setStage(serveRealSite());
/** One of each kind: what else articles show is on the site of every part. */
const paths = ['stdlib/', 'stdlib/Std/', 'stdlib/Std/Collections/Array_ru/', 'stdlib/Std/CompatibilityMode_ru/', 'topics/1c-element-language-overview/', 'topics/whats-new-in-9-0/', 'topics/1c-script-older-versions/', 'glossary/', 'markdown-page/', 'search/', 'topics/terms/method/', 'нет-такой/'];

test.each(paths)('axe finds nothing on the page %s of the real site, light or dark or in forced colours, narrow or wide', async (path) => {
  expect(await examine(stage, path)).toEqual([]);
}, 120_000);
