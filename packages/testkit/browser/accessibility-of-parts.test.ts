import { expect, test } from '@jest/globals';
import { serveSite, setStage } from '@helpgen/testkit/browser';
import { everyPart } from '../sites/every-part.ts';
import { examine } from './examine.ts';

const stage = await setStage(serveSite(everyPart.files, everyPart.config));

test.each(everyPart.routes)('axe finds nothing on the page %s of a site that shows every part there is', async (path) => {
  expect(await examine(stage, path)).toEqual([]);
}, 120_000);
