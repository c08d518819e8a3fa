import type { Compilation } from '../compilation.ts';
import type { Directive } from '../parse/directive-tree.ts';
import { shapeDetails, shapeFigure, shapeFileTree, shapeSteps } from './shape-blocks.ts';
import { shapeAs, shapeHero, shapeSearch } from './shape-layout.ts';
import { shapeCodeGroup, shapeTabs } from './shape-tabs.ts';
import { shapeVideo } from './shape-video.ts';

/** Puts a stand-in for what a directive is drawn as in the place of its node. */
export type ShapeDirective = (node: Directive, compilation: Compilation) => void;

/** The directives that need no config, admonitions apart, by the name after `:::`. */
export const builtInDirectives: ReadonlyMap<string, ShapeDirective> = new Map([
  ['tabs', shapeTabs],
  // Its tabs are shaped after it and tell whether it stands in them.
  ['tab', () => undefined],
  ['code-group', shapeCodeGroup],
  ['details', shapeDetails],
  ['steps', shapeSteps],
  ['figure', shapeFigure],
  ['file-tree', shapeFileTree],
  ['video', shapeVideo],
  ['hero', shapeHero],
  ['grid', shapeAs('Grid')],
  ['cards', shapeAs('CardList')],
  ['buttons', shapeAs('ButtonRow')],
  ['search', shapeSearch],
]);
