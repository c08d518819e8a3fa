// What the module of a preset imports, without the engine behind it: each thread loads such modules.
export { definePreset } from '@helpgen/model';
export type * from '@helpgen/model';
