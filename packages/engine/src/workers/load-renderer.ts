import { createRequire } from 'node:module';
import type { Renderer } from '@helpgen/model';

const require = createRequire(import.meta.url);

/** The renderer that a bundled theme's server file exports; Node loads a file once. */
export function loadRenderer(path: string): Renderer {
  const loaded = require(path) as Renderer & { readonly default?: Renderer };
  return loaded.default ?? loaded;
}

/** Lets the renderer at `path` go, when a newer one has taken its place. */
export function forgetRenderer(path: string): void {
  delete require.cache[path];
}
