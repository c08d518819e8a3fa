import type { FileSystem } from '@helpgen/disk';
import type { Article, Checked, ContentOptions, Preset, SourceFile, SourcePath } from '@helpgen/model';
import { importPresets, type PresetPlace } from '../presets/import-preset.ts';
import { sourcesOf } from '../presets/make-pages.ts';
import { createSourceReader } from '../presets/read-for-source.ts';
import { readInclude } from '../steps/read-text.ts';
import type { MadeSource } from '../steps/source.ts';

/** What articles are compiled with. */
export interface CompileSetup {
  readonly root: string;
  readonly contentOptions: { readonly [locale: string]: ContentOptions };
  readonly presets: readonly PresetPlace[];
}

/** A content file, and the code of its locale; of a page that a source has made already, what it was made of and what is said of it. */
export interface CompileInput extends Partial<Pick<MadeSource, 'origin' | 'own' | 'blocks'>> {
  readonly file: SourceFile;
  readonly locale: string;
  /** Number of the source of a preset that makes a page of the file. */
  readonly maker?: number;
}

/** Compiles one input after the other for one `setup`: presets are loaded with the first. */
export function createCompiler(disk: FileSystem, setup: CompileSetup): (input: CompileInput) => Promise<Checked<Article>> {
  let loading: Promise<readonly Preset[]> | undefined;
  return async (input) => {
    const options = setup.contentOptions[input.locale];
    if (options === undefined) throw new Error(`no content options for locale ${input.locale}`);
    // With it comes the whole Markdown pipeline, which the other jobs have no use for.
    const [content, list] = await Promise.all([import('@helpgen/content'), (loading ??= importPresets(setup.presets))]);
    const open = (path: SourcePath): SourceFile | undefined => readInclude(disk, setup.root, path, options.includeRoots);
    const tools = { presets: list, readInclude: open, ...(input.blocks === undefined ? {} : { blocks: input.blocks }) };
    const maker = input.maker === undefined ? undefined : sourcesOf(list)[input.maker];
    if (maker?.source.kind !== 'article') {
      const { value, diagnostics } = await content.compileArticle(input.file, options, tools);
      const known = input.origin === undefined ? {} : { origin: input.origin, ...input.own };
      return { value: { ...value, outline: { ...value.outline, ...known } }, diagnostics };
    }
    const reader = createSourceReader(disk, setup.root);
    const source = { by: maker.source, preset: maker.preset.name, read: reader.open };
    const { value, diagnostics } = await content.compileArticle(input.file, options, { ...tools, source });
    // What the source has read is asked for again like what the article includes.
    const includes = [...value.outline.includes, ...reader.readings()];
    return { value: { ...value, outline: { ...value.outline, includes } }, diagnostics };
  };
}
