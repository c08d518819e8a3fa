import { join } from 'node:path';
import type {
  AddressStyle,
  AssetManifest,
  ContentGraph,
  CopyContext,
  FrameData,
  OutputPath,
  RenderContext,
  Renderer,
  RoutePath,
  SiteConfig,
} from '@helpgen/model';
import type { FileSystem, Store } from '@helpgen/disk';
import { digestOf, digestOfAll, shortNameOf } from '@helpgen/disk';
import { outputToHref, writeDataModule } from '@helpgen/model';
import type { SpokenLocale } from '@helpgen/model/locales/words-for';
import { makeFrame, makeGlossary } from '@helpgen/site';
import type { OutputSink } from '../output/staging.ts';
import type { ThemeBundle } from './bundle-theme.ts';
import { chooseFonts } from './choose-fonts.ts';
import { wordsInBrowsers } from './own-words.ts';

/** What the pages of each edition have in common, written where the renderers of all threads can read it. */
export interface RenderContexts {
  /** File with the contexts by edition, and what is in it. */
  readonly path: string;
  readonly byEdition: { readonly [edition: string]: RenderContext };
  /** Digest of renderer and context by edition. */
  readonly digests: { readonly [edition: string]: string };
}

/** What the step needs. */
export interface ContextStep {
  readonly disk: FileSystem;
  readonly store: Store;
  readonly staging: OutputSink;
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly style: AddressStyle;
  readonly bundle: ThemeBundle;
  /** The bundle's. */
  readonly renderer: Renderer;
  readonly vendorFiles: ReadonlyMap<string, OutputPath>;
  /** Contents of the meta elements: that of home pages allows what they carry inline. */
  readonly policies: { readonly page: string; readonly home: string };
  readonly startRoute: RoutePath | undefined;
}

/** Writes the bundle but the style sheets that pages link, and a module with the frame of each edition, into the site, and the contexts that name them. */
export function makeRenderContexts(step: ContextStep): RenderContexts {
  const href = (path: OutputPath): string => outputToHref(path, step.style);
  for (const file of step.bundle.files) if (file.path !== step.bundle.style) step.staging.write(file.path, 'bundle', file.bytes);
  const spoken = new Map(step.config.locales.list.map(({ code, words }) => [code, { code, words }]));
  const localeOf = (code: string): SpokenLocale => spoken.get(code) ?? { code, words: {} };
  const sheets = step.bundle.sheets.length === 0 ? {} : { sheets: step.bundle.sheets.map(({ path }) => href(path)) };
  const frames = new Map(
    step.graph.editions.map((edition) => [
      edition.key,
      { ...makeFrame(step.config, step.graph, edition, wordsInBrowsers(step.renderer.strings, localeOf(edition.locale))), ...sheets },
    ]),
  );
  const manifest: Omit<AssetManifest, 'id' | 'fontHrefs'> = {
    firstScriptHref: href(writeFirstScript(step)),
    scriptHref: href(step.bundle.script),
    preloadHrefs: step.bundle.preloads.map(href),
    ...(step.bundle.style === undefined ? {} : { styleHref: href(step.bundle.style) }),
    sheets: step.bundle.sheets.map(({ path, classes }) => ({ href: href(path), classes })),
    frameHrefs: Object.fromEntries([...frames].map(([key, frame]) => [key, href(writeFrame(step.staging, frame))])),
    vendorHrefs: Object.fromEntries([...step.vendorFiles].map(([name, path]) => [name, href(path)])),
  };
  const id = shortNameOf(JSON.stringify(manifest));
  const start = step.startRoute === undefined ? {} : { startRoute: step.startRoute };
  const copies = step.config.markdownCopies ? { copies: copiesOf(step) } : {};
  const contexts: { [edition: string]: RenderContext } = {};
  const digests: { [edition: string]: string } = {};
  for (const [key, frame] of frames) {
    const fontHrefs = chooseFonts(step.bundle.files.map((file) => file.path), frame.locale.code).map(href);
    const glossary = makeGlossary(step.config, step.graph, key);
    const { words } = localeOf(frame.locale.code);
    contexts[key] = {
      frame,
      ...(glossary === undefined ? {} : { glossary }),
      assets: { id, ...manifest, fontHrefs },
      contentSecurityPolicy: step.policies.page,
      homeSecurityPolicy: step.policies.home,
      ...start,
      ...copies,
      ...(Object.keys(words).length === 0 ? {} : { words }),
    };
    digests[key] = digestOfAll([step.bundle.digest, JSON.stringify(contexts[key])]);
  }
  const text = JSON.stringify(contexts);
  const path = join(step.store.folder, `contexts-${digestOf(text)}.json`);
  step.disk.writeFile(path, text);
  return { path, byEdition: contexts, digests };
}

function copiesOf({ config, style }: ContextStep): CopyContext {
  return { origin: config.url, ...(config.llmsTxt && !config.noIndex ? { indexHref: outputToHref('llms.txt' as OutputPath, style) } : {}) };
}

function writeFirstScript({ renderer, config, staging }: ContextStep): OutputPath {
  const text = renderer.firstScript(config.router);
  const path = `assets/first-${shortNameOf(text)}.js` as OutputPath;
  staging.write(path, 'bundle', text);
  return path;
}

function writeFrame(staging: OutputSink, frame: FrameData): OutputPath {
  const text = writeDataModule(JSON.stringify(frame), frame);
  const path = `assets/frame-${shortNameOf(text)}.js` as OutputPath;
  staging.write(path, 'frame', text);
  return path;
}
