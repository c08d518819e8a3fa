import type { ShapeDirective } from './directive-node.ts';
import { shapeAs, shapeDetails, shapeFigure, shapeHero } from './shape-blocks.ts';
import { shapeCodeGroup, shapeTabs } from './shape-tabs.ts';
import { shapeVideo } from './shape-video.ts';

/** The directives that need no config, admonitions apart, by the name after `:::`. */
export const builtInDirectives: ReadonlyMap<string, ShapeDirective> = new Map([
  ['tabs', shapeTabs],
  // Its tabs are shaped after it and tell whether it stands in them.
  ['tab', () => undefined],
  ['code-group', shapeCodeGroup],
  ['details', shapeDetails],
  ['steps', shapeAs('Steps', { needs: [(block) => block.type === 'list' && block.ordered === true, 'HG2217'] })],
  ['figure', shapeFigure],
  // Around a list of names; one that has a list of its own is a folder.
  ['file-tree', shapeAs('FileTree', { needs: [({ type }) => type === 'list', 'HG2220'] })],
  ['video', shapeVideo],
  ['hero', shapeHero],
  ['grid', shapeAs('Grid')],
  ['cards', shapeAs('CardList')],
  ['buttons', shapeAs('ButtonRow')],
  // A field that leads to the search page, and as its label a few words about it.
  ['search', shapeAs('SearchField', { props: { title: null }, label: 'title' })],
]);

/** Admonitions that need no config. */
export const admonitionKinds: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Other names of admonitions. */
export const admonitionAliases: ReadonlyMap<string, string> = new Map([['secondary', 'note'], ['important', 'info'], ['success', 'tip']]);

/** Every name that may stand after `:::` without config. */
export const builtInNames: readonly string[] = [...admonitionKinds, ...admonitionAliases.keys(), ...builtInDirectives.keys()];
