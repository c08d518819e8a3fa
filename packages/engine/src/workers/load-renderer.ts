import { createRequire } from 'node:module';
import type { Renderer } from '@helpgen/model';

/** The renderer that a bundled theme's server file exports. */
export function loadRenderer(path: string): Renderer {
  const loaded: unknown = createRequire(import.meta.url)(path);
  const candidate = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
  return candidate as Renderer;
}

/** Lets the renderer at `path` go, when a newer one has taken its place. */
export function forgetRenderer(path: string): void {
  delete createRequire(import.meta.url).cache[path];
}
