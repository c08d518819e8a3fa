import type { ShownPage } from '@helpgen/model';
import type { ComponentType } from 'react';
import type { BrowserModules } from '../view.ts';

/** The component of a page that is a React module; `null` for other pages and for a module that exports none. */
export async function loadModule(modules: BrowserModules, data: ShownPage): Promise<ComponentType | null> {
  const load = data.module === undefined ? undefined : modules[data.module];
  return load === undefined ? null : ((await load()).default ?? null);
}
