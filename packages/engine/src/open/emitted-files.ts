import type { ContentGraph, Diagnostic } from '@helpgen/model';
import { hasMarkdownCopy, routeToMarkdownPath } from '@helpgen/model';
import { isFullText } from '@helpgen/site';
import type { BuildRun } from '../build-run.ts';
import { createEmitterTest, emitPresets } from '../presets/emit-presets.ts';
import type { PageStep } from '../steps/render-pages.ts';
import { makeFullText } from '../steps/write-full-text.ts';

/** What emitters of presets add to an open site, and the text of all its pages: made for the first who asks. */
export interface EmittedFiles {
  /** Whether an emitter may write a file at `path`. */
  mayHave(path: string): boolean;
  read(path: string): Promise<Uint8Array | undefined>;
  list(): Promise<readonly string[]>;
  findings(): Promise<readonly Diagnostic[]>;
}

interface EmittingParts {
  readonly run: BuildRun;
  readonly graph: ContentGraph;
  readonly pages: PageStep;
  /** The files of the site, for emitters that read them. */
  read(path: string): Promise<Uint8Array | undefined>;
}

/** The files of the emitters in one state of a site. */
export function createEmittedFiles({ run, graph, pages, read }: EmittingParts): EmittedFiles {
  const { config, presets, project } = run;
  let emitting: ReturnType<typeof emitPresets> | undefined;
  const emit = (): ReturnType<typeof emitPresets> => (emitting ??= emitPresets({ root: project.root, presets, config, graph, maker: pages.maker, read }));
  const ofPresets = createEmitterTest(presets.list);
  let texts: ReturnType<typeof makeFullText> | undefined;
  const copies = graph.pages.filter(hasMarkdownCopy).map(({ route }) => routeToMarkdownPath(route));
  const fullText = (): ReturnType<typeof makeFullText> => (texts ??= makeFullText(config, graph, copies, read));
  const mayHave = (path: string): boolean => isFullText(path) || ofPresets(path);
  return {
    mayHave,
    async read(path) {
      const text = isFullText(path) ? (await fullText()).get(path) : undefined;
      if (text !== undefined || !ofPresets(path)) return text;
      const content = (await emit()).files.find((file) => file.path === path)?.content;
      return typeof content === 'string' ? Buffer.from(content) : content;
    },
    list: async () => [...(await fullText()).keys(), ...(await emit()).files.map(({ path }) => path)],
    findings: async () => (await emit()).diagnostics,
  };
}
