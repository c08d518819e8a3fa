import { expect, test } from '@jest/globals';
import { serveSite, setStage } from '@helpgen/testkit/browser';
import { everyPart } from '../sites/every-part.ts';
import { examine } from './examine.ts';

const stage = await setStage(serveSite(everyPart.files, everyPart.config));

test('axe finds nothing on a site that shows every part there is', async () => {
  expect(await examine(stage, everyPart.routes)).toEqual([]);
}, 240_000);
