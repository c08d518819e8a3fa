import { readFileSync } from 'node:fs';
import { attempt } from './attempt.ts';

// Written when the packages are built; absent when helpgen runs from its sources, in tests with caches of their own.
/** Identifies this build of helpgen in every key of the cache: what another one made is not taken over. */
export const toolId: string = attempt(() => readFileSync(new URL('../tool-id.txt', import.meta.url), 'utf8').trim(), 'source');
