import { afterAll, beforeAll, expect } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

/** The description of a type; `rest` are further lines. */
export function type(ru: string, en: string, rest = ''): string {
  return `kind: type\nname: { ru: ${ru}, en: ${en} }\nsummary: Нужен ради ${en}.\n${rest}`;
}

/** A method in the list of a description; `rest` are further keys, with a comma in front. */
export function method(ru: string, en: string, rest = ''): string {
  return `  - { name: { ru: ${ru}, en: ${en} }, summary: Делает своё ради ${en}.${rest} }\n`;
}

/** What makes pages of descriptions, and reads the code in them. */
export const referencePresets = ['@helpgen/script', '@helpgen/reference'] as const;

/** A site of `files` that is built before the tests of the file, without a finding, and taken away behind them. */
export function describedSite(files: { readonly [path: string]: string }, config: { readonly [key: string]: unknown } = {}): SiteRig {
  const rig = createSiteRig(files, { presets: referencePresets, ...config });
  beforeAll(async () => {
    expect((await rig.build({ strict: true })).diagnostics).toEqual([]);
  }, 60_000);
  afterAll(() => rig.close());
  return rig;
}
