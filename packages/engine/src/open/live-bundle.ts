import type { Diagnostic } from '@helpgen/model';
import type { BundleStep, ThemeBundle } from '../steps/bundle-theme.ts';
import { bundleTheme, isOurTheme } from '../steps/bundle-theme.ts';
import { forgetRenderer } from '../workers/load-renderer.ts';

/** Gives the bundle of an open site for a step; when that has mistakes, the last good one with the findings. */
export type LiveBundle = (step: BundleStep) => Promise<{ readonly value: ThemeBundle | undefined; readonly diagnostics: readonly Diagnostic[] }>;

/** A bundle that is kept while nothing it is made of can change. */
export function createLiveBundle(): LiveBundle {
  let last: { readonly key: string; readonly value: ThemeBundle } | undefined;
  return async (step) => {
    // The default theme comes with helpgen; with anything else its own inputs tell whether it is still good.
    const isFixed = isOurTheme(step);
    const key = isFixed ? JSON.stringify([step.config.router, step.config.locales.list, step.presets.list.map(({ name }) => name)]) : '';
    if (isFixed && last?.key === key) return { value: last.value, diagnostics: [] };
    const { value, diagnostics } = await bundleTheme(step);
    if (value === undefined) return { value: last?.value, diagnostics };
    if (last !== undefined && last.value.rendererPath !== value.rendererPath) forgetRenderer(last.value.rendererPath);
    last = { key, value };
    return { value, diagnostics };
  };
}
