import type { Root as HtmlRoot } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { remember } from '@helpgen/model';
import type { Preset } from '@helpgen/model';
import { unified } from 'unified';
import type { PluggableList, Processor } from 'unified';
import type { Compilation } from './compilation.ts';
import { finding, presetFailure } from './finding.ts';

type Kind = 'remarkPlugins' | 'rehypePlugins';

/**
 * Made once for the plugins of a preset, whatever the number of articles. The contract of presets types plugins as they are written; unified
 * types them by the trees that they take.
 */
const processorOf = remember((plugins: NonNullable<Preset[Kind]>): Processor => unified().use(plugins as PluggableList).freeze(), 100);

/** `tree` after the plugins of the presets, each of which gets what the one before has left. What they throw or say is a finding. */
export async function runPlugins<Tree extends MarkdownRoot | HtmlRoot>(tree: Tree, kind: Kind, compilation: Compilation): Promise<Tree> {
  let current = tree;
  for (const preset of compilation.presets) if ((preset[kind] ?? []).length > 0) current = await runOne(current, kind, preset, compilation);
  return current;
}

async function runOne<Tree extends MarkdownRoot | HtmlRoot>(
  tree: Tree,
  kind: Kind,
  preset: Preset,
  { path, prepared, findings, options, place: placeAt }: Compilation,
): Promise<Tree> {
  const file = { path, value: prepared.text, data: { locale: options.locale } };
  try {
    return await new Promise<Tree>((resolve, reject) => {
      processorOf(preset[kind] ?? []).run(tree, file, (error, changed, used) => {
        if (error !== undefined || changed === undefined) {
          reject(error ?? new Error('a plugin gives no tree'));
          return;
        }
        for (const { reason, place } of used?.messages ?? []) {
          const [start, end] = place === undefined ? [] : 'start' in place ? [place.start.offset, place.end.offset] : [place.offset, place.offset];
          const at = start === undefined ? { file: path } : placeAt(start, Math.max(start + 1, end ?? 0));
          findings.push(finding('HG7007', { preset: preset.name, reason }, { at }));
        }
        resolve(changed as Tree);
      });
    });
  } catch (error) {
    findings.push(presetFailure(error, { part: kind === 'remarkPlugins' ? 'remark plugin' : 'rehype plugin', preset: preset.name, path }));
    return tree;
  }
}
